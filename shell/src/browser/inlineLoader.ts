// Printed into every document and allowed by its hash: keep it under 1 KB. It runs before anything else is loaded.
// It asks for all of the page's scripts at once, right after the first contentful paint or at the first touch, and
// queues clicks on parts that have no code yet.
type ScriptFile = [url: string, integrity: string]

const text = document.getElementById('snapshot')?.textContent ?? '{}'
// Printed by the same server a moment ago.
const snapshot = JSON.parse(text) as { shell: ScriptFile[]; page?: { route: { entry: ScriptFile; files: ScriptFile[] } } }
const touches = ['pointerdown', 'keydown'] as const
let asked = false

window.__clicks = []

function add([url, integrity]: ScriptFile, again: number) {
  const script = document.createElement('script')
  script.src = url
  script.integrity = integrity
  script.crossOrigin = 'anonymous'
  script.onload = () => script.setAttribute('data-state', 'loaded')
  script.onerror = () => {
    script.setAttribute('data-state', 'failed')
    // The shell cannot start without its files; a remote's files are the shell's to try again.
    if (again) setTimeout(add, again, [url, integrity], again * 2)
  }
  document.head.append(script)
}

function load() {
  if (asked) return
  asked = true
  const route = snapshot.page?.route
  for (const file of snapshot.shell) add(file, 1000)
  if (!route) return
  for (const file of route.files) add(file, 0)
  // A container's entry wants the federation runtime when it runs: it is fetched now and run by the shell.
  const entry = document.createElement('link')
  entry.rel = 'preload'
  entry.as = 'script'
  entry.href = route.entry[0]
  entry.integrity = route.entry[1]
  entry.crossOrigin = 'anonymous'
  document.head.append(entry)
}

for (const touch of touches) addEventListener(touch, load, { capture: true, passive: true })
document.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element && target.closest('button,[role=button],input')
    const island = control && control.closest('[data-island]')
    if (island && !island.hasAttribute('data-hydrated')) {
      island.setAttribute('data-touched', '')
      window.__clicks?.push(control)
    }
  },
  true,
)

if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    setTimeout(load)
  }).observe({ type: 'paint', buffered: true })
} else addEventListener('load', () => setTimeout(load, 100))

export {}
