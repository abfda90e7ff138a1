import { type Evidence, parseEvidence } from '@site/contracts/Evidence'
import { useSite } from '@site/contracts/useSite'
import { use } from 'react'
import { publishedContent } from './publishedContent.ts'

/**
 * The content that makes the agency credible, for a static section. The server has it in memory. A browser fetches it only
 * if it renders such an island with its code: during development, or when a navigation got no document.
 */
export function useEvidence(): Evidence {
  const { evidence } = useSite()
  return evidence ?? parseEvidence(use(publishedContent()))
}
