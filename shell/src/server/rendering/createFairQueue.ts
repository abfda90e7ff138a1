/** Who asks for a page, and whether the page is known to exist or its address may be a guess. */
export type Asker = { address: string; asksFor: 'page' | 'guess' }

/** The maximum number of waiting requests, and of those of one address that ask for the same kind. */
const MAX_WAITING = 60
const MAX_OF_ADDRESS = 8
/** The maximum waiting time of a request, in ms, so that hanging pages do not delay all others in turn. */
const MAX_WAIT = 6000

/** Too many requests wait, or their pages are so slow that the wait would be too long. */
export class RendererBusy extends Error {
  readonly retryAfter = 2
  constructor() {
    super('Too many pages are being rendered.')
  }
}

/** Too many requests of one address wait. */
export class AskedTooMuch extends Error {
  readonly retryAfter = 5
  constructor() {
    super('One address asks for too many pages at once.')
  }
}

type Entry = Asker & { round: number; begin(): void; refuse(reason: Error): void }

/**
 * Tasks of many addresses, of which `concurrency` run at a time. Addresses take turns, however many requests each has; pages
 * that are known to exist go first, and at most one guess runs at a time, so that none of them waits behind guesses. When
 * the queue is full, a request gives way whose turn would come later than the new one's.
 */
export function createFairQueue(concurrency: number) {
  const waiting: Entry[] = []
  const running = new Set<Entry>()
  /** Each address has at most one request in a round (start-time fair queueing). */
  let round = 0

  const comesLater = (one: Entry, other: Entry) =>
    one.asksFor === other.asksFor ? one.round > other.round : one.asksFor === 'guess'
  /** In order of arrival, so that of equal ones the first comes first and the last gives way. */
  const nextOf = (entries: Entry[]) => entries.reduce((next, one) => (comesLater(next, one) ? one : next))
  const lastOf = (entries: Entry[]) => entries.reduce((last, one) => (comesLater(last, one) ? last : one))

  function mayBegin({ asksFor }: Entry): boolean {
    return asksFor === 'page' || ![...running].some((one) => one.asksFor === 'guess')
  }

  function remove(entry: Entry) {
    const place = waiting.indexOf(entry)
    if (place >= 0) waiting.splice(place, 1)
  }

  function beginNext() {
    const able = waiting.filter(mayBegin)
    if (running.size >= concurrency || able.length === 0) return
    const next = nextOf(able)
    remove(next)
    running.add(next)
    round = Math.max(round, next.round)
    next.begin()
  }

  /** Makes room for a new request. @throws AskedTooMuch or RendererBusy if it has to be the one that gives way. */
  function makeRoom(entry: Entry, own: readonly Entry[]) {
    if (own.filter((one) => waiting.includes(one)).length >= MAX_OF_ADDRESS) throw new AskedTooMuch()
    if (waiting.length < MAX_WAITING) return
    const last = lastOf(waiting)
    if (!comesLater(last, entry)) throw new RendererBusy()
    remove(last)
    last.refuse(new RendererBusy())
  }

  /** Runs a task when its turn comes. @throws AskedTooMuch, RendererBusy, or whatever the task throws. */
  return async function inTurn<Result>({ address, asksFor }: Asker, task: () => Promise<Result>): Promise<Result> {
    const own = [...waiting, ...running].filter((one) => one.address === address && one.asksFor === asksFor)
    const asked = { address, asksFor, round: Math.max(round, ...own.map((one) => one.round + 1)) }
    const entry = await new Promise<Entry>((resolve, reject) => {
      const entry: Entry = { ...asked, begin: () => resolve(entry), refuse: reject }
      makeRoom(entry, own)
      waiting.push(entry)
      setTimeout(() => {
        remove(entry)
        reject(new RendererBusy())
      }, MAX_WAIT).unref()
      beginNext()
    })
    try {
      return await task()
    } finally {
      running.delete(entry)
      beginNext()
    }
  }
}

export type InTurn = ReturnType<typeof createFairQueue>
