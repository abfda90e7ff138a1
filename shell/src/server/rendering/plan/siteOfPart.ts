import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { SHELL } from '../../releaseStore/Pointer.ts'

type Origin = { site: SiteFacts; releases: readonly Pick<Release, 'name' | 'collections'>[] }

/** The facts that a part's pages are rendered with: of the content only the collections that its release declares. */
export function siteOfPart({ site, releases }: Origin, part: string): SiteFacts {
  const collections = part === SHELL ? [] : releases.find(({ name }) => name === part)?.collections
  if (!collections) return site
  const { evidence, content, ...facts } = site
  const shown = (of: object) => Object.fromEntries(Object.entries(of).filter(([name]) => collections.includes(name)))
  return {
    ...facts,
    // Whoever shows an undeclared collection is refused by the gate.
    ...(evidence && { evidence: shown(evidence) as SiteFacts['evidence'] & object }),
    ...(content && Object.keys(shown(content)).length > 0 && { content: shown(content) }),
  }
}
