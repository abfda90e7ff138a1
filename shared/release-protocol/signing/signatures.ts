import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { type ReleaseStatement, type SignedStatement, textOfStatement } from '@site/contracts/SignedStatement'

const PREFIX = 'ed25519:'

/** Makes a key pair: the public key in the registry's format, the private key as PEM. */
export function makeKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: publicKeyOf(privateKey), privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

/** The public key of a private key, in the registry's format. */
export function publicKeyOf(privateKey: KeyObject): string {
  return PREFIX + createPublicKey(privateKey).export({ format: 'jwk' }).x
}

/** @throws Error if the text is not an Ed25519 private key. */
export function readPrivateKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new Error('RELEASE_KEY is not an Ed25519 private key. "npm run keys" creates a pair.')
}

/** Signs a text; returns the signature in Base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return sign(null, Buffer.from(text), privateKey).toString('base64')
}

/** True if the text was signed with one of these public keys. */
export function isSigned(text: string, signature: string | undefined, publicKeys: readonly string[]): boolean {
  if (signature === undefined) return false
  return publicKeys.some((publicKey) => {
    const x = publicKey.slice(PREFIX.length)
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  })
}

/** A statement, signed if there is a key. */
export function signStatement(statement: ReleaseStatement, privateKey: KeyObject | undefined): SignedStatement {
  return { statement, ...(privateKey && { signature: signText(textOfStatement(statement), privateKey) }) }
}
