import { parseEvidence } from '@site/contracts/Evidence'
import { readTexts } from '@site/contracts/readTexts'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { use } from 'react'
import { publishedContent } from './publishedContent.ts'

/**
 * A remote's own texts, for a static section. Like evidence, a browser fetches them only if it renders the section with its
 * code.
 */
export function useTexts<Schema extends Parameters<typeof readTexts>[2]>(
  name: string,
  schema: Schema,
): ReturnType<typeof readTexts<Schema>> {
  const site = useSite()
  return readTexts(site.evidence ? site : withPublished(site, use(publishedContent())), name, schema)
}

/** A browser's facts with what the site publishes besides them. */
export function withPublished(site: SiteFacts, published: unknown): SiteFacts {
  const content: unknown = Object(published).content
  return { ...site, evidence: parseEvidence(published), content: { ...Object(content) } }
}
