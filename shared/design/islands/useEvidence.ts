import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import { useSite } from '@site/contracts/useSite'
import { use } from 'react'

/**
 * What the agency shows to be believed, for the content of a `never` island. The server has it at hand. A browser asks
 * for it only where it renders such an island by its code: while developing, or when a navigation got no document.
 */
export function useEvidence(): Evidence {
  const { evidence } = useSite()
  return evidence ?? use(fetchedEvidence())
}

let fetched: Promise<Evidence> | undefined

function fetchedEvidence(): Promise<Evidence> {
  fetched ??= fetchEvidence().catch((error: unknown) => {
    // The next try asks again.
    fetched = undefined
    throw error
  })
  return fetched
}

/** All of it, for a browser that needs some. @throws where it cannot be had. */
export async function fetchEvidence(): Promise<Evidence> {
  const response = await fetch('/_evidence.json')
  if (!response.ok) throw new Error(`The evidence answers ${response.status}.`)
  return parseEvidence(await response.json())
}
