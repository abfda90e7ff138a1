import { ownsPath } from '@site/contracts/Registry'
import type { Release } from '@site/contracts/Release'
import type { Plan } from './Plan.ts'

/**
 * What a page's document is made from. A page of the desk knows of no other remote: nothing of theirs is linked, allowed,
 * prefetched or measured beside the session of somebody who may act on the site.
 */
export function documentPlan(plan: Plan, release: Pick<Release, 'name'> | undefined, path: string): Plan {
  const own = plan.releases.find(({ name }) => name === release?.name)
  if (!own || !ownsPath(plan.desk[own.name] ?? [], path)) return plan
  const { site, services } = plan
  const { advertising: _ofVisitors, ...facts } = site
  return {
    ...plan,
    releases: [own],
    frame: { navigation: [], footer: [], deskOf: site.siteUrl },
    services: { [own.name]: services[own.name] ?? [] },
    site: { ...facts, privacyPolicyUrl: '', services: { leadUrl: '/leads', analyticsId: '' } },
  }
}
