import type {} from '@site/contracts/documentContract'
import * as v from 'valibot'

/** Nobody fills in a form faster than this. The server draws its line well below, so that no person falls under it. */
const SHORTEST_FILL = 2500

const answer = v.object({ token: v.string() })

/** The form token, once it is old enough for the server to believe it; undefined when there is none. */
export async function formToken(): Promise<string | undefined> {
  const token = knownToken()
  const early = token ? token.at + SHORTEST_FILL - performance.now() : 0
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  return token?.value
}

/** Asks the site's own server for a token, once a page. A lead without one is taken too; it only counts as unverified. */
export async function askToken(form: HTMLFormElement): Promise<void> {
  const url = new URL(`${form.getAttribute('action')}/token`, location.href)
  if (window.__leadToken || url.origin !== location.origin) return
  window.__leadToken = 'asked'
  try {
    const { token } = v.parse(answer, await (await fetch(url)).json())
    window.__leadToken = { value: token, at: performance.now() }
  } catch {
    window.__leadToken = undefined
  }
}

/** The server takes a token for one lead; the next one asks for its own. */
export function dropToken(): void {
  window.__leadToken = undefined
}

const knownToken = () => (typeof window.__leadToken === 'object' ? window.__leadToken : undefined)
