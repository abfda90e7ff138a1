import { HONEYPOT_FIELD } from '@site/contracts/leadRequest'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { rememberArrival } from './arrivals.ts'
import { mayHavePendingLeads } from './mayHavePendingLeads.ts'

type Work = {
  runOutbox(services: SiteFacts['services']): () => void
  requestToken(form: HTMLFormElement): Promise<void>
}

const NEXT_TRY = 10_000

/**
 * Called once by the shell when the page is idle. Loads the delivery code only if this browser may hold a lead, or once
 * somebody starts to fill in a form: most visits never need it. Returns a function that stops it.
 */
export function startOutbox(
  services: SiteFacts['services'],
  load: () => Promise<Work> = () => import('./runOutbox.ts'),
): () => void {
  rememberArrival()
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
      // Offline, or the server is down: waiting leads are safe, and this is retried.
      if (!stopped) timer = setTimeout(run, NEXT_TRY)
    }
  }
  const onFocus = async ({ target }: FocusEvent) => {
    const form = target instanceof Element ? target.closest('form') : null
    if (form?.elements.namedItem(HONEYPOT_FIELD)) await (await run())?.requestToken(form)
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('formdata', addToken)
  mayHavePendingLeads().then((may) => {
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

/** Adds the token to a native form post, too. */
function addToken({ formData }: FormDataEvent): void {
  const token = window.__leadToken
  if (typeof token !== 'object' || !formData.has(HONEYPOT_FIELD)) return
  // The minimum time to fill in a form, as in formToken.ts, whose code may not be loaded here.
  if (performance.now() - token.at >= 2500) formData.set('token', token.value)
}
