import type { HistoryState } from '@site/contracts/documentContract'
import type { ScriptFile } from '../../universal/document/Snapshot.ts'
import { readSnapshot } from './readSnapshot.ts'
import { installTrustedTypesPolicy } from './trustedTypesPolicy.ts'

// Printed into every document and allowed by its hash: keep it at about 2 KB. It runs before anything else is loaded.
// It asks for all of the page's scripts at once, right after the first contentful paint or at the first touch; where the
// page is only read or bytes are dear, for one of them until then. It queues clicks on parts that have no code yet and on WhatsApp links,
// notes what fails, and scrolls back to where the visitor was.

const {
  shell: [...shell],
  page,
  waits,
} = readSnapshot(document)
const clicks: NonNullable<typeof window.__clicks> = new Set<Element>()
window.__clicks = clicks
const failures: Event[] = []
window.__failures = failures
/** 1 while the page waits with one script, 2 when all have been asked for. */
let stage: 0 | 1 | 2 = 0
/** How long a tap on WhatsApp waits for the form: longer where it is the tap that asks for the scripts. */
let patience = 3000
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
  if (stage > 1) return
  stage = 2
  window.__reading = undefined
  for (const file of shell) add('script', 'src', file, 1000)
  if (!page) return
  for (const file of page.route.files) add('script', 'src', file)
  // A container's entry wants the federation runtime when it runs: it is fetched now and run by the shell.
  add('link', 'href', page.route.entry)
}

function afterPaint() {
  if (stage) return
  const { connection } = navigator
  // The last of them starts the others; until then it does what a reader needs.
  const main = (waits || connection?.saveData || /[23]g/.test(`${connection?.effectiveType}`)) && shell.pop()
  if (!main) return load()
  stage = 1
  window.__reading = load
  patience = 6000
  add('script', 'src', main, 1000)
}

addEventListener('error', (event) => failures.push(event), true)
addEventListener('pointerdown', load)
addEventListener('keydown', load)
addEventListener(
  'click',
  (event: MouseEvent) => {
    // Of a screen reader or a voice, which touch nothing before.
    load()
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
      }, patience)
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
// An anchor may show what is hidden without it (`:target`): before the page is painted, so that nothing moves afterwards.
if (!noted && location.hash) location.replace(location.hash)

new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) setTimeout(afterPaint)
}).observe({ type: 'paint', buffered: true })
// Firefox reports no such paint of a page that is opened scrolled. At the top it does, and nothing may be asked for before.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(afterPaint, scrollY ? 200 : 3000)))
