import { type ReleaseStatement, textOfStatement } from '@site/contracts/SignedStatement'
import { isSigned, makeKeys, readPrivateKey, signStatement } from './signatures.ts'

const statement: ReleaseStatement = {
  site: 'https://agencia.example',
  remote: 'mfe-shop',
  release: '0123456789abcdef',
  digest: `sha384-${'A'.repeat(64)}`,
  counter: 7,
  expiry: '2026-01-01T00:10:00.000Z',
  commit: 'abc',
  author: 'Ana',
  message: 'Show opening hours',
}
const [own, other] = [makeKeys(), makeKeys()]
const { signature } = signStatement(statement, readPrivateKey(own.privateKey))

it('verifies a statement with either of two keys, and with no other', () => {
  const text = textOfStatement(statement)

  expect(isSigned(text, signature, [own.publicKey])).toBe(true)
  expect(isSigned(text, signature, [other.publicKey, own.publicKey])).toBe(true)
  expect(isSigned(text, signature, [other.publicKey])).toBe(false)
  expect(isSigned(text, undefined, [own.publicKey])).toBe(false)
})

it.each<Partial<ReleaseStatement>>([
  { site: 'https://preview.agencia.example' },
  { remote: 'mfe-other' },
  { release: 'ffffffffffffffff' },
  { digest: '' },
  { counter: 8 },
  { expiry: '2027-01-01T00:10:00.000Z' },
  { commit: 'abcd' },
  { author: 'Bia' },
  { message: 'Show' },
])('rejects a statement with %j changed', (change) => {
  expect(isSigned(textOfStatement({ ...statement, ...change }), signature, [own.publicKey])).toBe(false)
})

it('explains what RELEASE_KEY has to be', () => {
  expect(() => readPrivateKey('secret')).toThrow(
    'RELEASE_KEY is not an Ed25519 private key. "npm run keys" creates a pair.',
  )
})
