import type { HistoryState } from '@site/contracts/documentContract'
import { installTrustedTypesPolicy } from './trustedTypesPolicy.ts'

// Printed into every document and allowed by its hash: keep it at about 1.5 KB. It runs before anything else is loaded.
// It asks for all of the page's scripts at once, right after the first contentful paint or at the first touch, queues
// clicks on parts that have no code yet and on WhatsApp links, notes what fails, and scrolls back to where the visitor was.
type ScriptFile = [url: string, integrity: string]

// Printed by the same server a moment ago.
const { shell, page } = JSON.parse(document.getElementById('snapshot')?.textContent ?? '') as {
  shell: ScriptFile[]
  page?: { route: { entry: ScriptFile; files: ScriptFile[] } }
}
const clicks: NonNullable<typeof window.__clicks> = new Set<Element>()
window.__clicks = clicks
const failures: Event[] = []
window.__failures = failures
let asked = false
installTrustedTypesPolicy()

function add(tag: 'script' | 'link', attribute: 'src' | 'href', [url, integrity]: ScriptFile, pause?: number) {
  const element = document.createElement(tag)
  const onload = ({ type }: Event) => {
    // It listens to these two alone.
    element.dataset.state = type as 'load' | 'error'
    // The shell cannot start without its files; a remote's files are the shell's to try again. Under another address: a
    // file with a wrong hash stays in the browser's caches.
    if (type === 'error' && pause) setTimeout(add, pause, tag, attribute, [`${url}?`, integrity], pause * 2)
  }
  const how = { integrity, crossOrigin: '', rel: 'preload', as: 'script', onload, onerror: onload }
  document.head.append(Object.assign(element, how, { [attribute]: url }))
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

addEventListener('error', (event) => failures.push(event), true)
addEventListener('pointerdown', load)
addEventListener('keydown', load)
addEventListener(
  'click',
  (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button,input,a[data-whatsapp]')
    if (!control) return
    if (control instanceof HTMLAnchorElement) {
      if (clicks.linksHeard || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      // The plain link, when the scripts that ask first are too late.
      setTimeout(() => {
        if (!clicks.delete(control)) return
        const tab = open(control.href)
        if (tab) tab.opener = null
        // Safari opens no tab so long after the tap.
        else location.href = control.href
      }, 3000)
    } else {
      const island = control.closest<HTMLElement>('[data-island]')
      if (!island || 'hydrated' in island.dataset) return
      island.dataset.touched = ''
    }
    clicks.add(control)
  },
  true,
)

// The entry's state is written by frame/scrollMemory.ts.
const noted: HistoryState | null = history.state
if (noted?.scrollTop) scrollTo(0, noted.scrollTop)

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) setTimeout(load)
}).observe({ type: 'paint', buffered: true })
// Firefox reports no such paint of a page that is opened scrolled. At the top it does, and nothing may be asked for before.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(load, scrollY ? 200 : 3000)))
