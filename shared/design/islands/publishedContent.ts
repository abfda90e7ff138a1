import type { SharedPath } from '@site/contracts/navigationPaths'

let fetched: Promise<unknown> | undefined

/**
 * What the site says, for a browser that renders a static section with its code: during development, or when a navigation got
 * no document. The server has it in memory.
 */
export function publishedContent(): Promise<unknown> {
  fetched ??= fetchContent().catch((error: unknown) => {
    // The next attempt fetches it again.
    fetched = undefined
    throw error
  })
  return fetched
}

/** Fetches all of it. @throws Error if it cannot be fetched. */
export async function fetchContent(): Promise<unknown> {
  const response = await fetch('/_evidence.json' satisfies SharedPath)
  if (!response.ok) throw new Error(`The evidence answers ${response.status}.`)
  return response.json()
}
