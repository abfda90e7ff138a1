import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Where a page keeps them: for the whole visit of a tab, from document to document. */
export const PROBLEMS = 'problems'

/** Runs in the page before its own code: WebKit's driver tells of no error. */
function note(place: string): void {
  const keep = (problem: string) => {
    const kept: string[] = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    sessionStorage.setItem(place, JSON.stringify([...kept, `${location.pathname}: ${problem}`]))
  }
  const { error } = console
  console.error = (...said) => {
    keep(said.join(' '))
    error(...said)
  }
  // Leaving cancels what is still loading, while the page can still see it.
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} forbids ${blockedURI}`),
  )
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) keep(message)
      else if (target instanceof Element && !isLeaving) keep(`${target.outerHTML} cannot be loaded`)
    },
    true,
  )
}

const script = `(${note})(${JSON.stringify(PROBLEMS)})`
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

/** A document that notes its problems, with headers that are true of it and let it do so. */
export function notingProblems(
  html: string,
  headers: IncomingHttpHeaders,
): { html: string; headers: IncomingHttpHeaders } {
  const noting = html.replace('<head>', () => `<head><script>${script}</script>`)
  const policy = String(headers['content-security-policy'] ?? '').replace(
    'script-src ',
    `script-src 'sha256-${sha256(script)}' `,
  )
  return {
    html: noting,
    headers: {
      ...headers,
      'content-length': String(Buffer.byteLength(noting)),
      ...(policy && { 'content-security-policy': policy }),
      // The service worker keeps no document that is not the one the server has named.
      ...('x-document-sha256' in headers && { 'x-document-sha256': sha256(noting) }),
    },
  }
}
