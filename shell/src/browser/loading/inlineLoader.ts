// Printed into every document and allowed by its hash: keep it under 1 KB. It runs before anything else is loaded.
// It asks for all of the page's scripts at once, right after the first contentful paint or at the first touch, and
// queues clicks on parts that have no code yet.
type ScriptFile = [url: string, integrity: string]

// Printed by the same server a moment ago.
const { shell, page } = JSON.parse(document.getElementById('snapshot')?.textContent ?? '') as {
  shell: ScriptFile[]
  page?: { route: { entry: ScriptFile; files: ScriptFile[] } }
}
const clicks: Element[] = []
window.__clicks = clicks
let asked = false

function add(tag: 'script' | 'link', attribute: 'src' | 'href', [url, integrity]: ScriptFile, pause?: number) {
  const element = document.createElement(tag)
  Object.assign(element, { integrity, crossOrigin: '', rel: 'preload', as: 'script', [attribute]: url })
  element.onload = () => (element.dataset.state = 'loaded')
  element.onerror = () => {
    element.dataset.state = 'failed'
    // The shell cannot start without its files; a remote's files are the shell's to try again.
    if (pause) setTimeout(add, pause, tag, attribute, [url, integrity], pause * 2)
  }
  document.head.append(element)
}

function load() {
  if (asked) return
  asked = true
  for (const file of shell) add('script', 'src', file, 1000)
  if (!page) return
  for (const file of page.route.files) add('script', 'src', file)
  // A container's entry wants the federation runtime when it runs: it is fetched now and run by the shell.
  add('link', 'href', page.route.entry)
}

addEventListener('pointerdown', load)
addEventListener('keydown', load)
addEventListener(
  'click',
  ({ target }) => {
    const control = (target as Element).closest('button,input')
    const island = control?.closest<HTMLElement>('[data-island]')
    if (!control || !island || 'hydrated' in island.dataset) return
    island.dataset.touched = ''
    clicks.push(control)
  },
  true,
)

if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length) setTimeout(load)
  }).observe({ type: 'paint', buffered: true })
} else addEventListener('load', load)
