import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LimitMemory } from './limitMemory.ts'

/** In ms. The site's own form waits for 2.5 s (`formToken.ts` of @site/leads); the difference allows for a slow network. */
const MIN_FILL_TIME = 1000
const MAX_FILL_TIME = 24 * 60 * 60 * 1000
const names = { issued: 'form tokens issued', used: 'form tokens used' }

/** `now` is the wall clock; `monotonic` is a clock that cannot be set, for measuring ages. Both in ms. */
export type Clock = { now(): number; monotonic(): number }

/** `early`: filled in faster than a person can. `invalid`: not ours, too old, or used by another lead. */
export type TokenVerdict = 'valid' | 'early' | 'invalid'

/**
 * Issues and checks form tokens: signed records of when somebody began to fill in a form. They identify nobody. The memory
 * holds when each was issued, by the monotonic clock, and which lead it was used for. Tokens of another server are judged by
 * their content alone, and can be used once more there.
 */
export function formTokens(clock: Clock, memory: Pick<LimitMemory, 'first'>, secret = randomBytes(32).toString('hex')) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  async function ageOf(nonce: string, time: string): Promise<number> {
    const since = await memory.first({ name: names.issued, key: nonce })
    return since === undefined ? clock.now() - Number.parseInt(time, 36) : clock.monotonic() - Number(since)
  }

  return {
    async issue(): Promise<string> {
      const nonce = randomBytes(9).toString('base64url')
      const payload = `${clock.now().toString(36)}.${nonce}`
      await memory.first({ name: names.issued, key: nonce, value: String(clock.monotonic()) })
      return `${payload}.${signatureOf(payload)}`
    },
    async judge(token: string): Promise<TokenVerdict> {
      const [time = '', nonce = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`))) return 'invalid'
      const age = await ageOf(nonce, time)
      // Used before it was issued: the clocks of two processes differ, which proves nothing.
      if (age < 0 || age > MAX_FILL_TIME) return 'invalid'
      return age < MIN_FILL_TIME ? 'early' : 'valid'
    },
    /** Uses a valid token for the lead with this key. False if another lead has used it. */
    async redeem(token: string, key: string): Promise<boolean> {
      const nonce = token.split('.')[1] ?? ''
      return (await memory.first({ name: names.used, key: nonce, value: key })) === key
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
