import type { Incident } from '@site/contracts/Incident'
import { LRUCache } from 'lru-cache'

type Kind = Pick<Incident, 'remote' | 'release' | 'cause'>

/** Failures of a kind since the server was started, and the addresses that reported them within the last hour. */
type Count = Kind & { count: number; addresses: number }

const HOUR = 60 * 60_000
/** How many failures of a kind an address may add in an hour, and how many addresses are told apart. */
const MAX_OF_ADDRESS = 60
const MAX_ADDRESSES = 1_000
/** More kinds than releases that visitors have at a time. */
const MAX_KINDS = 300

type Options = {
  /** Whether visitors have the release, or had it: anybody may report anything. */
  isServed(kind: Kind): boolean
  now?: () => number
}

/** Counts failures that browsers report, by remote, release and cause, as far as one address may say so. */
export function createIncidentCounts({ isServed, now = Date.now }: Options) {
  const kinds = new Map<
    string,
    Kind & { count: number; reporters: LRUCache<string, { since: number; count: number }> }
  >()

  function kindOf({ remote, release, cause }: Kind) {
    const key = `${remote} ${release} ${cause}`
    const known = kinds.get(key)
    if (known) return known
    const reporters = new LRUCache<string, { since: number; count: number }>({ max: MAX_ADDRESSES })
    const kind = { remote, release, cause, count: 0, reporters }
    if (kinds.size >= MAX_KINDS) forgetFormer()
    kinds.set(key, kind)
    return kind
  }

  /** Those of releases that nobody has any more; else those that the fewest addresses reported. */
  function forgetFormer() {
    for (const [key, kind] of kinds) if (!isServed(kind)) kinds.delete(key)
    if (kinds.size < MAX_KINDS) return
    const [rarest] = [...kinds].toSorted(([, one], [, other]) => one.reporters.size - other.reporters.size)
    if (rarest) kinds.delete(rarest[0])
  }

  const list = (): readonly Count[] =>
    [...kinds.values()].map(({ reporters, ...kind }) => ({
      ...kind,
      addresses: [...reporters.values()].filter(({ since }) => now() - since < HOUR).length,
    }))

  return {
    /** False if nobody has such a release. */
    add(incident: Kind, address: string): boolean {
      if (!isServed(incident)) return false
      const kind = kindOf(incident)
      const known = kind.reporters.get(address)
      const former = known && now() - known.since < HOUR ? known : { since: now(), count: 0 }
      if (former.count < MAX_OF_ADDRESS) {
        kind.count++
        kind.reporters.set(address, { ...former, count: former.count + 1 })
      }
      return true
    },
    list,
  }
}

export type IncidentCounts = ReturnType<typeof createIncidentCounts>
