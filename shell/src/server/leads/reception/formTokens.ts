import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SharedMemory } from '../../workers/SharedMemory.ts'

/** The site's own form waits until 2.5 s (`formToken.ts` of @site/leads); the difference is for a slow network. */
const SHORTEST_FILL = 1000
const LONGEST_FILL = 24 * 60 * 60 * 1000
const names = { issued: 'form tokens issued', used: 'form tokens used' }

/** `now` is the wall clock; `monotonic` one that nobody sets, which ages are measured by. */
export type Clock = { now(): number; monotonic(): number }

/** `early`: filled in faster than a person can. `invalid`: none of ours, an old one, or one used by another lead. */
export type TokenVerdict = 'valid' | 'early' | 'invalid'

/**
 * Issues and judges form tokens: a signed note of when somebody began to fill in a form. Names nobody. The memory has
 * which ones were issued, and when by a clock that nobody sets, and which lead each was used for. Of another server's
 * tokens only what they say is known; there each can be used once more.
 */
export function formTokens(
  clock: Clock,
  memory: Pick<SharedMemory, 'first'>,
  secret = randomBytes(32).toString('hex'),
) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  async function ageOf(nonce: string, time: string): Promise<number> {
    const since = await memory.first({ name: names.issued, key: nonce })
    return since === undefined ? clock.now() - Number.parseInt(time, 36) : clock.monotonic() - Number(since)
  }

  return {
    async issue(): Promise<string> {
      const nonce = randomBytes(9).toString('base64url')
      const note = `${clock.now().toString(36)}.${nonce}`
      await memory.first({ name: names.issued, key: nonce, value: String(clock.monotonic()) })
      return `${note}.${signatureOf(note)}`
    },
    async judge(token: string): Promise<TokenVerdict> {
      const [time = '', nonce = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`))) return 'invalid'
      const age = await ageOf(nonce, time)
      // Before it was issued: the clocks of two processes differ, which proves nothing for or against anybody.
      if (age < 0 || age > LONGEST_FILL) return 'invalid'
      return age < SHORTEST_FILL ? 'early' : 'valid'
    },
    /** Uses a valid token for the lead with this key. False when another lead has used it. */
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
