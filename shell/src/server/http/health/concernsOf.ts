const MINUTE = 60_000

/**
 * When something becomes a concern. Releases are looked at every second, and forming a large composition takes a minute on a
 * busy machine. Failures that a few addresses report may be those of their browsers, or invented.
 */
const limits = { lookAge: 3 * MINUTE, verdictAge: 3 * MINUTE, failingAddresses: 5, failingShare: 0.02 }

/** A kind of failure of a live release: how many addresses reported it within an hour, of how many documents. */
type LiveFailure = { remote: string; cause: string; addresses: number; documents: number }

export type HealthFacts = {
  now: number
  /** When the releases were last looked at, and when a verdict was last given or followed, in ms; undefined for never. */
  lookedAt: number | undefined
  judgedAt: number | undefined
  isBehind: boolean
  /** Whether this build of the server has composed nothing yet, so that visitors keep what another one has. */
  isOfFormerBuild: boolean
  /** Remotes that visitors had and that are not live. */
  missing: readonly string[]
  failures: readonly LiveFailure[]
  /** Whether leads can be stored, and how many their receiver has not taken in spite of several attempts. */
  leads: { areStored: boolean; overdue: number | undefined }
}

/** What keeps the site from being healthy, a sentence each. */
export function concernsOf(facts: HealthFacts): string[] {
  const { now, lookedAt, judgedAt, isBehind, isOfFormerBuild, missing, failures, leads } = facts
  const concerns: (string | false | undefined)[] = [
    isOlder(lookedAt, limits.lookAge, now) && `The releases were last looked at ${ago(lookedAt, now)}.`,
    isOlder(judgedAt, limits.verdictAge, now) && `The last verdict on releases was given ${ago(judgedAt, now)}.`,
    isBehind && 'This server cannot show what is to be live.',
    isOfFormerBuild && 'This build of the server has not composed the site: visitors get what another one has.',
    missing.length > 0 && `Not live: ${missing.join(', ')}.`,
    ...failures.filter(isFrequent).map(inWords),
    !leads.areStored && 'Leads cannot be stored: they wait in the browsers of visitors.',
    Boolean(leads.overdue) && `Leads that their receiver does not take: ${leads.overdue}.`,
  ]
  return concerns.filter((concern) => typeof concern === 'string')
}

const isOlder = (at: number | undefined, age: number, now: number) => at === undefined || now - at > age

const ago = (at: number | undefined, now: number) =>
  at === undefined ? 'never' : `${Math.floor((now - at) / MINUTE)} minutes ago`

const isFrequent = ({ addresses, documents }: LiveFailure) =>
  addresses >= limits.failingAddresses && addresses >= limits.failingShare * documents

const inWords = ({ remote, cause, addresses, documents }: LiveFailure) =>
  `${remote} fails (${cause}) for ${addresses} addresses within an hour, of ${documents} documents.`
