import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { type ReleaseStatement, type SignedStatement, textOfStatement } from '@site/contracts/SignedStatement'

const PREFIX = 'ed25519:'

/** A new pair: the public key as a registry has it, the private one as PEM. */
export function makeKeys(): { publicKey: string; privateKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { publicKey: publicKeyOf(privateKey), privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) }
}

/** The public key of a private one, as a registry has it. */
export function publicKeyOf(privateKey: KeyObject): string {
  return PREFIX + createPublicKey(privateKey).export({ format: 'jwk' }).x
}

/** @throws Error when the text is no private key by Ed25519. */
export function readPrivateKey(text: string): KeyObject {
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {}
  throw new Error('RELEASE_KEY is no private key of Ed25519. "npm run keys" makes a pair.')
}

/** The signature of a text, in Base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return sign(null, Buffer.from(text), privateKey).toString('base64')
}

/** True when one of these public keys has signed the text. */
export function isSigned(text: string, signature: string | undefined, publicKeys: readonly string[]): boolean {
  if (signature === undefined) return false
  return publicKeys.some((publicKey) => {
    const x = publicKey.slice(PREFIX.length)
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  })
}

/** A statement with its signature, where there is a key. */
export function signStatement(statement: ReleaseStatement, privateKey: KeyObject | undefined): SignedStatement {
  return { statement, ...(privateKey && { signature: signText(textOfStatement(statement), privateKey) }) }
}
