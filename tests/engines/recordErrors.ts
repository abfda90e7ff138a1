import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The key in a tab's session storage: errors of all documents of a visit are kept there. */
export const ERRORS_KEY = 'recordedErrors'

/** Runs in the page before its own code: WebKit's driver reports no errors. */
function recordErrors(key: string): void {
  const record = (message: string) => {
    const recorded: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.setItem(key, JSON.stringify([...recorded, `${location.pathname}: ${message}`]))
  }
  const { error } = console
  console.error = (...values) => {
    record(values.join(' '))
    error(...values)
  }
  // Leaving cancels what is still loading, while the page can still see it.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  // The fade between documents is the browser's own: no code of the site has started it, and none can know its end.
  const onFade = ({ viewTransition }: PageRevealEvent | PageSwapEvent) => viewTransition?.ready.catch(() => undefined)
  addEventListener('pagereveal', onFade)
  addEventListener('pageswap', onFade)
  addEventListener('unhandledrejection', ({ reason }) => record(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`${violatedDirective} forbids ${blockedURI}`),
  )
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) record(message)
      else if (target instanceof Element && !isLeaving) record(`${target.outerHTML} cannot be loaded`)
    },
    true,
  )
}

const script = `(${recordErrors})(${JSON.stringify(ERRORS_KEY)})`
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** Adds a script to a document that records its errors, and adapts its length and its policy. */
export function addErrorRecorder(
  html: string,
  headers: IncomingHttpHeaders,
): { html: string; headers: IncomingHttpHeaders } {
  const stated = headers['content-security-policy']
  // Of the server's own, without any script.
  if (stated && !stated.includes('script-src ')) return { html, headers }
  const recording = html.replace('<head>', () => `<head><script>${script}</script>`)
  const policy = String(stated ?? '').replace('script-src ', `script-src 'sha256-${sha256(script)}' `)
  return {
    html: recording,
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(recording)),
      ...(policy && { 'content-security-policy': policy }),
    },
  }
}
