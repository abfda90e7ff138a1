import type { Advertising } from '@site/contracts/advertising'
import type { ExternalService } from './externalServices.ts'

/** The advertising of a composition: the tags that its releases declare, and whom the operator tells of leads. */
export function advertisingOf(
  services: readonly Pick<ExternalService, 'advertisingTag' | 'value'>[],
  configured: Pick<Advertising, 'leads'> | undefined,
): Advertising | undefined {
  const declared = services.flatMap(({ advertisingTag: company, value: id }) =>
    company && id ? [{ company, id }] : [],
  )
  const tags = [...new Map(declared.map((tag) => [`${tag.company} ${tag.id}`, tag])).values()]
  const { leads = [] } = configured ?? {}
  return tags.length + leads.length > 0 ? { tags, leads } : undefined
}
