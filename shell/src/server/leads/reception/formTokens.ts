import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The site's own form waits until 2.5 s (shared/leads/formToken.ts); the difference is for servers whose clocks differ. */
const SHORTEST_FILL = 1000
const LONGEST_FILL = 24 * 60 * 60 * 1000

/** `early`: filled in faster than a person can. `invalid`: none of ours, or an old one (a restart makes a new secret). */
export type TokenJudgement = 'valid' | 'early' | 'invalid'

/** Issues and judges form tokens: a signed note of when somebody began to fill in a form. Names nobody and is kept nowhere. */
export function leadTokens(secret = randomBytes(32).toString('hex')) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  return {
    issue(now: number): string {
      const note = `${now.toString(36)}.${randomBytes(6).toString('base64url')}`
      return `${note}.${signatureOf(note)}`
    },
    judge(token: string, now: number): TokenJudgement {
      const [time = '', nonce = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signatureOf(`${time}.${nonce}`))) return 'invalid'
      const age = now - Number.parseInt(time, 36)
      if (age > LONGEST_FILL) return 'invalid'
      return age < SHORTEST_FILL ? 'early' : 'valid'
    },
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
