import type {} from '@site/contracts/documentContract'
import * as v from 'valibot'
import { leftWithin } from './leaving.ts'

/** In ms. Nobody fills in a form faster than this. The server's threshold is well below, so that no person is caught by it. */
const MIN_FILL_TIME = 2500

const tokenResponse = v.object({ token: v.string() })

/**
 * The form token, once it is old enough for the server to accept it. Undefined if there is none, or if the page is being
 * left: a lead without a token is merely unverified, but one that is not sent now may never be.
 */
export async function formToken(): Promise<string | undefined> {
  const token = knownToken()
  const early = token ? token.at + MIN_FILL_TIME - performance.now() : 0
  return early > 0 && (await leftWithin(early)) ? undefined : token?.value
}

/** Requests a token from the site's own server, once a page. A lead without one is accepted as well, as unverified. */
export async function requestToken(form: HTMLFormElement): Promise<void> {
  const url = new URL(`${form.getAttribute('action')}/token`, location.href)
  if (window.__leadToken || url.origin !== location.origin) return
  window.__leadToken = 'asked'
  try {
    const { token } = v.parse(tokenResponse, await (await fetch(url)).json())
    window.__leadToken = { value: token, at: performance.now() }
  } catch {
    window.__leadToken = undefined
  }
}

/** The server accepts a token for one lead only; the next lead requests its own. */
export function dropToken(): void {
  window.__leadToken = undefined
}

const knownToken = () => (typeof window.__leadToken === 'object' ? window.__leadToken : undefined)
