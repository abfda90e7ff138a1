import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PageView } from '@site/contracts/PageView'
import { LRUCache } from 'lru-cache'

const HOUR = 60 * 60_000
/** How long a document's report is accepted: most documents are left, and report, within minutes. */
const MAX_AGE = 12 * HOUR
/** The number of marks that one address gets. Most visitors open two documents; one office must not decide for all. */
const MAX_PER_ADDRESS = { hour: 6, day: 12 }
/** Addresses, and used marks, that are remembered. */
const MAX_REMEMBERED = 100_000

/** What a mark is valid for. */
type Document = Pick<PageView, 'remote' | 'release' | 'shell'>

type Options = {
  /** Shared by servers that accept each other's marks. By default a server accepts only its own. */
  secret?: string | undefined
  now?: () => number
}

/**
 * Marks of documents: signed, valid for one report of the document's releases, and limited per address. They name nobody, and
 * no two of them can be linked.
 */
export function createDocumentMarks({ secret = randomBytes(32).toString('hex'), now = Date.now }: Options) {
  const key = createHmac('sha256', secret).update('documents').digest()
  const addresses = new LRUCache<string, { hour: number; ofHour: number; day: number; ofDay: number }>({
    max: MAX_REMEMBERED,
  })
  const used = new LRUCache<string, true>({ max: MAX_REMEMBERED })

  const signatureOf = (payload: string, { remote, release, shell }: Document) =>
    createHmac('sha256', key).update([payload, remote, release, shell].join(' ')).digest('base64url')

  /** Counts a document for an address. False if it has had its share. */
  function isWithin(address: string, time: number): boolean {
    const [hour, day] = [Math.floor(time / HOUR), Math.floor(time / (24 * HOUR))]
    const known = addresses.get(address)
    const ofHour = known?.hour === hour ? known.ofHour : 0
    const ofDay = known?.day === day ? known.ofDay : 0
    if (ofHour >= MAX_PER_ADDRESS.hour || ofDay >= MAX_PER_ADDRESS.day) return false
    addresses.set(address, { hour, ofHour: ofHour + 1, day, ofDay: ofDay + 1 })
    return true
  }

  return {
    /** A mark for a document that is sent to an address; undefined if the address has had as many as it gets. */
    issue(document: Document, address: string): string | undefined {
      const time = now()
      if (!isWithin(address, time)) return undefined
      const payload = `${time.toString(36)}.${randomBytes(9).toString('base64url')}`
      return `${payload}.${signatureOf(payload, document)}`
    },
    /** Uses a mark for a report. False if it is not ours, not this document's, too old, or was used before. */
    redeem(mark: string, document: Document): boolean {
      const [time = '', nonce = '', signature = ''] = mark.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`, document))) return false
      if (now() - Number.parseInt(time, 36) > MAX_AGE || used.has(nonce)) return false
      used.set(nonce, true)
      return true
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
