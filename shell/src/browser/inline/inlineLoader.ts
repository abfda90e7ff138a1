import { HONEYPOT_FIELD, leadHeaders } from '@site/contracts/leadRequest'
import type { ScriptFile } from '@site/contracts/Snapshot'
import { lateImageFrames, showNearImages } from '@site/design/showNearImages'
import { openEarlyDialog } from '../whatsApp/earlyDialog.ts'
import { openDialogOf } from '../frame/openDialog.ts'
import { answerSteps, placePage } from './answerSteps.ts'
import { leadKey } from './leadKey.ts'
import { readSnapshot } from '../loading/readSnapshot.ts'
import { resumes } from './resumes.ts'
import { installTrustedTypesPolicy } from './trustedTypesPolicy.ts'
import { watchChanges } from './watchChanges.ts'
import { WaitingTaps } from './waitingTaps.ts'

// Embedded in every document and allowed by its hash: keep it at about 5 KB. It runs before anything else is loaded. It
// requests one of the page's scripts once the first frame is finished, and all of them on the first touch; of a page that
// does not wait for the visitor, all at once. Until the scripts are there, it marks and
// queues clicks on islands, opens the form before a conversation on WhatsApp, gives lead forms their key, answers steps through the
// history, shows images that are near, and records failures.

const {
  shell: [...shell],
  page,
  waits,
  elements,
} = readSnapshot(document)
const clicks: WaitingTaps & typeof window.__clicks = new WaitingTaps()
window.__clicks = clicks
const failures: Event[] = []
window.__failures = failures
/** 1 while the page waits with one script, 2 when all have been requested. */
let stage: 0 | 1 | 2 = 0
// A prerendered page is laid out before it is shown, rather than at the tap.
if (document.prerendering) document.body.getClientRects()
installTrustedTypesPolicy()
watchChanges(elements)

function add(tag: 'script' | 'link', attribute: 'src' | 'href', [url, integrity]: ScriptFile, pause?: number) {
  const element = document.createElement(tag)
  const onload = ({ type }: Event) => {
    // Only these two are listened to.
    element.dataset.state = type as 'load' | 'error'
    // The shell cannot start without its files, so they are retried here; the shell retries a remote's files. At a different
    // address, because a file with a wrong hash stays in the browser's caches.
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
  // A container's entry needs the federation runtime when it runs: it is fetched now and run by the shell.
  const { entry } = page.route
  const [url, integrity] = entry
  // Chromium can preload it. WebKit's integrity policy blocks and reports every preload of a script, whatever its hash.
  if (navigator.connection) add('link', 'href', entry)
  // The shell retries what fails here, and there is nothing else to request.
  else fetch(url, { integrity }).catch(load)
}

function afterPaint() {
  if (stage) return
  // The last of them starts the others; until then it does what a reader needs.
  const main = waits && !resumes() && shell.pop()
  if (!main) return load()
  stage = 1
  window.__reading = load
  add('script', 'src', main, 1000)
}

addEventListener(
  'error',
  (event) => {
    failures.push(event)
    if (event.target instanceof HTMLScriptElement) clicks.unmark()
  },
  true,
)
// Posted by the browser or read by a script, before the form token joins it: a lead that goes both ways is one.
addEventListener(
  'formdata',
  ({ formData }) => {
    if (!formData.has(HONEYPOT_FIELD)) return
    formData.set(leadHeaders.key, leadKey(JSON.stringify([...formData]), Date.now()))
  },
  true,
)
addEventListener('pointerdown', load)
addEventListener('keydown', load)
// What is dictated or filled in comes without a key.
addEventListener('input', load)
addEventListener(
  'click',
  (event: MouseEvent) => {
    // Clicks by a screen reader or by voice control, without a touch before.
    load()
    const control = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement | HTMLAnchorElement>(
      'button,input,a[data-whatsapp]',
    )
    if (!control) return
    if (control instanceof HTMLAnchorElement) {
      if (clicks.listening || event.metaKey || event.ctrlKey || event.shiftKey) return
      if (openEarlyDialog(control)) event.preventDefault()
      return
    }
    const { form } = control
    const lead = form?.elements.namedItem(HONEYPOT_FIELD) ? form : undefined
    // A lead form does not let the browser validate (useLeadForm.ts), but with a gap it must not be posted.
    if (control.type === 'submit' && lead && !('hydrated' in lead.dataset)) {
      const required = [...lead.querySelectorAll<HTMLInputElement>(':required')]
      const gap = required.find(({ validity }) => validity.valueMissing)
      if (gap) event.preventDefault()
      gap?.reportValidity()
    }
    const island = control.closest<HTMLElement>('[data-island]')
    if (!island || 'hydrated' in island.dataset) return
    island.dataset.touched = ''
    if (openDialogOf(control)) return event.preventDefault()
    // Without a network, what was typed would make way for the browser's own error page.
    const waits = form && ('waits' in form.dataset || (lead && !navigator.onLine))
    if (waits) event.preventDefault()
    // What the browser does with it itself, such as submitting a form, must not be done once more. Enter in a form's field is a
    // click on its button.
    if (control.type === 'button' || (control.type === 'submit' && (!form || waits))) clicks.add(control)
  },
  true,
)

answerSteps()
placePage()
showNearImages(document.querySelectorAll<HTMLElement>(lateImageFrames))

// This task runs after the next frame, in which the whole page was laid out and handed over for painting, so that requests cannot
// delay the first paint. Browsers report the paint itself later.
requestAnimationFrame(() => setTimeout(afterPaint))
