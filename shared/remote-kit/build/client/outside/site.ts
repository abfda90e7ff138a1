import type { SiteFacts } from '@site/contracts/SiteFacts'

/** Where this release's files are, as the bundler's runtime has found it out from the address of the container's entry. */
declare const __webpack_public_path__: string

/** The origin of the site that this release is of. */
export const origin = new URL(__webpack_public_path__).origin

const answers = new Map<string, Promise<unknown>>()

/** The facts of the site, as its own pages have them. */
export const siteFacts = () => ask<SiteFacts>('../site.json')

/** How long a failure stands, in ms: the same render asks again at once, and would never end. */
const FAILURE_TTL = 5_000

/** What the site's own server answers about this release, asked for once. A failure is forgotten after a while. */
export function ask<Answer>(path: string): Promise<Answer> {
  const { href } = new URL(path, __webpack_public_path__)
  const known = answers.get(href) ?? fetchJson(href)
  if (!answers.has(href)) known.catch(() => setTimeout(() => answers.delete(href), FAILURE_TTL))
  answers.set(href, known)
  // The same release has written what is answered here.
  return known as Promise<Answer>
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (response.ok) return response.json()
  throw new Error(
    response.status === 410
      ? `${address}: a newer release is live. Load the manifest again.`
      : `${address} answers ${response.status}.`,
  )
}

/** An address on the site, from anywhere. */
export function absolute(address: string): string {
  return /^\/(?!\/)/.test(address) ? origin + address : address
}
