import type { SharedPath } from '@site/contracts/navigationPaths'
import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import { useSite } from '@site/contracts/useSite'
import { use } from 'react'

/**
 * The content that makes the agency credible, for a static section. The server has it in memory. A browser fetches it only
 * if it renders such an island with its code: during development, or when a navigation got no document.
 */
export function useEvidence(): Evidence {
  const { evidence } = useSite()
  return evidence ?? use(fetchedEvidence())
}

let fetched: Promise<Evidence> | undefined

function fetchedEvidence(): Promise<Evidence> {
  fetched ??= fetchEvidence().catch((error: unknown) => {
    // The next attempt fetches it again.
    fetched = undefined
    throw error
  })
  return fetched
}

/** Fetches all of it in the browser. @throws Error if it cannot be fetched. */
export async function fetchEvidence(): Promise<Evidence> {
  const response = await fetch('/_evidence.json' satisfies SharedPath)
  if (!response.ok) throw new Error(`The evidence answers ${response.status}.`)
  return parseEvidence(await response.json())
}
