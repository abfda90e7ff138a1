import { createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { type PreviewToken, textOfPreview } from '@site/contracts/PreviewToken'

type Unsigned = Omit<PreviewToken, 'signature'>

/** By access token, of which a process has one. */
const keys = new Map<string, Buffer>()

/**
 * Derives the operator's key for signing previews. The derivation is slow, because a link may be passed on: its bearer must
 * not find the access token by brute force.
 */
export function operatorKey(adminToken: string): Buffer {
  const key = keys.get(adminToken) ?? scryptSync(adminToken, 'preview', 32)
  keys.set(adminToken, key)
  return key
}

/** HMAC-SHA-256, in Base64. */
export function signAsOperator(token: Unsigned, key: Buffer): string {
  return createHmac('sha256', key).update(textOfPreview(token)).digest('base64')
}

/** True if the operator has signed the token. */
export function isSignedByOperator(token: PreviewToken, key: Buffer | undefined): boolean {
  if (!key) return false
  const [given, own] = [Buffer.from(token.signature), Buffer.from(signAsOperator(token, key))]
  return given.length === own.length && timingSafeEqual(given, own)
}
