import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** In ms. The site's own form waits for 2.5 s (`formToken.ts` of @site/leads); the difference allows for a slow network. */
const MIN_FILL_TIME = 1000
const MAX_FILL_TIME = 24 * 60 * 60 * 1000
/** Tokens that are remembered. */
const MAX_TOKENS = 20_000

/** `now` is the wall clock; `monotonic` is a clock that cannot be set, for measuring ages. Both in ms. */
export type Clock = { now(): number; monotonic(): number }

/** `early`: filled in faster than a person can. `invalid`: not ours, too old, or used by another lead. */
export type TokenVerdict = 'valid' | 'early' | 'invalid'

/**
 * Issues and checks form tokens: signed records of when somebody began to fill in a form. They identify nobody. In
 * memory is when each was issued, by the monotonic clock, and which lead it was used for. Tokens of another server are judged
 * by their content alone, and can be used once more there.
 */
export function formTokens(clock: Clock, secret = randomBytes(32).toString('hex')) {
  const issued = remembered<number>()
  const used = remembered<string>()
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  function ageOf(nonce: string, time: string): number {
    const since = issued.get(nonce)
    return since === undefined ? clock.now() - Number.parseInt(time, 36) : clock.monotonic() - since
  }

  return {
    issue(): string {
      const nonce = randomBytes(9).toString('base64url')
      const payload = `${clock.now().toString(36)}.${nonce}`
      issued.set(nonce, clock.monotonic())
      return `${payload}.${signatureOf(payload)}`
    },
    judge(token: string): TokenVerdict {
      const [time = '', nonce = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`))) return 'invalid'
      const age = ageOf(nonce, time)
      // Used before it was issued: the clocks of two processes differ, which proves nothing.
      if (age < 0 || age > MAX_FILL_TIME) return 'invalid'
      return age < MIN_FILL_TIME ? 'early' : 'valid'
    },
    /** Uses a valid token for the lead with this key. False if another lead has used it. */
    redeem(token: string, key: string): boolean {
      const nonce = token.split('.')[1] ?? ''
      if (!used.has(nonce)) used.set(nonce, key)
      return used.get(nonce) === key
    },
  }
}

/** Sized by entries of one, because a cache with `max` allocates the space for all entries at once. */
const remembered = <Value extends NonNullable<unknown>>() =>
  new LRUCache<string, Value>({ maxSize: MAX_TOKENS, sizeCalculation: () => 1 })

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
