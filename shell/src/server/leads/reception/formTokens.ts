import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The site's own form waits until 2.5 s (`formToken.ts` of @site/leads); the difference is for a slow network. */
const SHORTEST_FILL = 1000
const LONGEST_FILL = 24 * 60 * 60 * 1000
/** A size of one each, because a cache with `max` takes the room for all of them when it is made. */
const remembered = { maxSize: 20_000, sizeCalculation: () => 1 }

/** `now` is the wall clock; `monotonic` one that nobody sets, which ages are measured by. */
export type Clock = { now(): number; monotonic(): number }

/** `early`: filled in faster than a person can. `invalid`: none of ours, an old one, or one used by another lead. */
export type TokenVerdict = 'valid' | 'early' | 'invalid'

/**
 * Issues and judges form tokens: a signed note of when somebody began to fill in a form. Names nobody. This process
 * remembers which ones it issued, and when by a clock that nobody sets, and which lead each was used for. Of another
 * process's tokens it knows only what they say; there each can be used once more.
 */
export function formTokens(clock: Clock, secret = randomBytes(32).toString('hex')) {
  const issued = new LRUCache<string, number>(remembered)
  const used = new LRUCache<string, string>(remembered)
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  function ageOf(nonce: string, time: string): number {
    const since = issued.get(nonce)
    return since === undefined ? clock.now() - Number.parseInt(time, 36) : clock.monotonic() - since
  }

  return {
    issue(): string {
      const nonce = randomBytes(9).toString('base64url')
      const note = `${clock.now().toString(36)}.${nonce}`
      issued.set(nonce, clock.monotonic())
      return `${note}.${signatureOf(note)}`
    },
    judge(token: string): TokenVerdict {
      const [time = '', nonce = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`))) return 'invalid'
      const age = ageOf(nonce, time)
      // Before it was issued: the clocks of two processes differ, which proves nothing for or against anybody.
      if (age < 0 || age > LONGEST_FILL) return 'invalid'
      return age < SHORTEST_FILL ? 'early' : 'valid'
    },
    /** Uses a valid token for the lead with this key. False when another lead has used it. */
    redeem(token: string, key: string): boolean {
      const nonce = token.split('.')[1] ?? ''
      const holder = used.get(nonce)
      if (holder === undefined) used.set(nonce, key)
      return holder === undefined || holder === key
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
