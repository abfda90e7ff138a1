import { HONEYPOT_FIELD } from '@site/contracts/leadRequest'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { mayHoldLeads } from './mayHoldLeads.ts'

type Work = { runOutbox(services: SiteFacts['services']): () => void; askToken(form: HTMLFormElement): Promise<void> }

const NEXT_TRY = 10_000

/**
 * Started once by the shell when the page is idle. The code that delivers is loaded only when this browser may hold a
 * lead, or somebody begins to fill in a form: most visits never need it. Returns how to stop.
 */
export function startOutbox(
  services: SiteFacts['services'],
  load: () => Promise<Work> = () => import('./runOutbox.ts'),
): () => void {
  let stop: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const run = async () => {
    clearTimeout(timer)
    try {
      const work = await load()
      if (!stopped) stop ??= work.runOutbox(services)
      return work
    } catch {
      // Offline, or the server is down: what waits is safe, and this is tried again.
      if (!stopped) timer = setTimeout(run, NEXT_TRY)
    }
  }
  const onFocus = async ({ target }: FocusEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.elements.namedItem(HONEYPOT_FIELD)) await (await run())?.askToken(form)
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('formdata', addToken)
  mayHoldLeads().then((may) => {
    if (may) run()
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    stop?.()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('formdata', addToken)
  }
}

/** A plain form post takes the token along, too. */
function addToken({ formData }: FormDataEvent): void {
  const token = window.__leadToken
  if (typeof token !== 'object' || !formData.has(HONEYPOT_FIELD)) return
  // The shortest time in which somebody fills in a form, as in formToken.ts, whose code may not be here.
  if (performance.now() - token.at >= 2500) formData.set('token', token.value)
}
