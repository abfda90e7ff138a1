import type { LeadOrigin } from '@site/contracts/LeadDesk'

/** What companies write into such an id. A visitor can write anything. */
const shape = /^[\w-]+$/

/** The name that a company gave to the click with which somebody came: the newest. */
export function clickId(origin: LeadOrigin | null, name: 'fbclid' | 'gclid'): string | undefined {
  const ids = [origin?.last, origin?.first].map((touch) => touch?.campaign?.[name])
  return ids.find((id) => id !== undefined && shape.test(id))
}
