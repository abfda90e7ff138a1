import { splitTarget } from './pages/requestTarget.ts'

/**
 * The part of a request that may be logged: a form may use GET, whose query then contains a name and an e-mail address, and
 * the privacy policy promises that no log keeps what was typed.
 */
export function serializeRequest({ method, url }: { method: string; url: string }): { method: string; path: string } {
  return { method, path: splitTarget(url).pathname }
}
