import type { LeadOrigin, LeadTouch } from '@site/contracts/LeadDesk'
import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import type { LeadActivity } from '../leads/store/LeadStore.ts'
import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { sourceNameOf } from '../views/sourceNameOf.ts'
import type { VisitCount } from '../views/VisitCounts.ts'
import type { Happening } from './overviewWeek.ts'

type Remotes = readonly Pick<RegisteredRemote, 'name' | 'label' | 'prefixes'>[]

/** What happened on the site and with its leads, in the words of the agency's people. */
export function happeningsOf(
  visits: readonly VisitCount[],
  { received, won }: LeadActivity,
  remotes: Remotes,
): Happening[] {
  const labelOf = (remote: Remotes[number] | undefined, name = '') => remote?.label ?? remote?.name ?? name
  const partOf = (origin: LeadOrigin | undefined) => {
    const { page } = origin ?? {}
    return page === undefined ? '' : labelOf(remotes.find(({ prefixes }) => ownsPath(prefixes, page)))
  }
  const ofLead = (measure: 'leads' | 'won', at: number, origin: LeadOrigin | undefined): Happening => {
    return { measure, day: dayInSaoPaulo(at), part: partOf(origin), source: sourceOfLead(origin), count: 1 }
  }
  return [
    ...visits.map(({ day, kind, remote, source, count }): Happening => {
      const part = labelOf(
        remotes.find(({ name }) => name === remote),
        remote,
      )
      return kind === 'visit'
        ? { measure: 'visits', day, part, source, count }
        : { measure: 'taps', day, part, source: undefined, count }
    }),
    ...received.map(({ receivedAt, origin }) => ofLead('leads', receivedAt, origin)),
    ...won.map(({ at, origin }) => ofLead('won', at, origin)),
  ]
}

/** What led to a lead: how its visit began; undefined if its browser did not say. */
function sourceOfLead(origin: LeadOrigin | undefined): string | undefined {
  const touch = origin?.first ?? origin?.last
  return touch && sourceNameOf(nameOf(touch))
}

function nameOf({ campaign = {}, referrer = '' }: LeadTouch): string {
  return campaign.utm_source || ('gclid' in campaign ? 'google ads' : referrer.split('/', 1)[0]) || ''
}
