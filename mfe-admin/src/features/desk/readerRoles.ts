import { type Role, roles, rolesTiming } from '@site/contracts/Team'
import { useSyncExternalStore } from 'react'

/** What the reader of a page may do, as the server says with it; 'everything' where nobody has to log in. */
export type ReaderRoles = readonly Role[] | 'everything'

/** The roles in what the server says of a page: `seller.writer`. */
export function rolesIn(description: string | null): ReaderRoles {
  if (description === null) return 'everything'
  const named = description.split('.')
  return roles.filter((role) => named.includes(role))
}

/** Whether a page for this role, or for everybody, is for the reader. */
export function mayUse(own: ReaderRoles, role: Role | undefined): boolean {
  return role === undefined || own === 'everything' || own.includes('owner') || own.includes(role)
}

const never = () => () => {}

/** The reader's roles; undefined in the server's document, which is everybody's. */
export function useReaderRoles(): ReaderRoles | undefined {
  const description = useSyncExternalStore<string | null | undefined>(never, sentRoles, () => undefined)
  return description === undefined ? undefined : rolesIn(description)
}

/** What the document's response said; null if it said nothing, or the browser does not tell. */
function sentRoles(): string | null {
  const timings = performance
    .getEntriesByType?.('navigation')
    .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? (entry.serverTiming ?? []) : []))
  return timings?.find(({ name }) => name === rolesTiming)?.description ?? null
}
