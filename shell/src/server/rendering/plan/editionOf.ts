import { createHash } from 'node:crypto'
import type { Release } from '@site/contracts/Release'
import type { Plan } from './Plan.ts'
import { fragmentsVersion, placedRemotes } from './fragmentEntries.ts'
import { siteOfPart } from './siteOfPart.ts'
import { sharedServices } from './externalServices.ts'
import { siteForms } from './siteForms.ts'
import { speculationRules } from './speculationRules.ts'

type Origin = Pick<Plan, 'frame' | 'site' | 'services'> & {
  shell: string
  releases: readonly Pick<
    Release,
    'name' | 'id' | 'routes' | 'forms' | 'collections' | 'places' | 'bar' | 'fragments'
  >[]
}

/**
 * Identifies what the documents of a part are rendered from: the shell's build, the links and facts that every page shows,
 * the services that it allows and, for a remote's part, its release and those whose fragments it places. Two compositions with the same edition of a part have
 * identical documents in it.
 */
export function editionOf(plan: Origin, part: string): string {
  const { shell, releases, frame, services } = plan
  const release = releases.find(({ name }) => name === part)
  // A page that explains the site's forms changes with each of them.
  const forms = release?.routes.some(({ explainsForms }) => explainsForms) && siteForms(releases)
  const external = [services[part] ?? [], sharedServices(services)]
  const rules = speculationRules(releases)
  const site = siteOfPart(plan, part)
  const placed = placedRemotes(releases, part).map((name) => {
    const offering = releases.find((one) => one.name === name)
    return [name, offering && fragmentsVersion(offering), siteOfPart(plan, name)]
  })
  const fragments = placed.length > 0 ? [placed] : []
  const origin = [shell, release && `${release.name}@${release.id}`, frame, site, external, forms, rules, ...fragments]
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 12)
}
