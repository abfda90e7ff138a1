import { splitTarget } from './pages/requestTarget.ts'

/**
 * What a log may say of a request: a form may be a GET, whose query has a name and an e-mail address, and a
 * privacy policy promises that no log keeps what was typed.
 */
export function requestInLog({ method, url }: { method: string; url: string }): { method: string; path: string } {
  return { method, path: splitTarget(url).pathname }
}
