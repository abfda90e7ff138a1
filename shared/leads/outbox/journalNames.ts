import type { SharedStorage } from '@site/contracts/documentContract'

/** What the names in local storage of waiting leads begin with. Each lead has its own: tabs that write in the same moment lose none. */
export const journalPrefix = `${'leads' satisfies SharedStorage}/`

/** The names in local storage of waiting leads. Throws if it is forbidden. */
export const journalNames = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(journalPrefix))
