import { listOfPreviewToken, type PreviewToken, textOfPreview } from '@site/contracts/PreviewToken'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { makeKeys, readPrivateKey, signText } from '@site/release-protocol/signing/signatures'
import { operatorKey, signAsOperator } from '../publishing/operatorSignature.ts'
import { idOf } from '../testing/createSampleReleases.ts'
import { addToken, readPreview, readToken } from './readPreview.ts'

const [own, other, previewing] = [makeKeys(), makeKeys(), makeKeys()]
const now = Date.parse('2026-01-01T00:00:00Z')
const rules = {
  keys: new Map([
    ['mfe-shop', [own.publicKey]],
    ['mfe-office', [own.publicKey]],
  ]),
  previewKeys: new Map([['mfe-shop', [previewing.publicKey]]]),
  siteUrl: 'https://www.example.com',
  now,
  isLocal: false,
}
const sample = {
  site: rules.siteUrl,
  remote: 'mfe-shop',
  release: idOf('b'),
  digest: hashOf('b'),
  expiry: '2026-01-02T00:00:00.000Z',
}

const encode = (token: PreviewToken) => Buffer.from(JSON.stringify(listOfPreviewToken(token))).toString('base64url')

/** A link's token; `forged` fields are changed after signing. */
function tokenOf(overrides: Partial<typeof sample> = {}, key = own, forged: Partial<PreviewToken> = {}) {
  const token = { ...sample, ...overrides }
  return encode({ ...token, signature: signText(textOfPreview(token), readPrivateKey(key.privateKey)), ...forged })
}

it('accepts a release that a team has signed', () => {
  expect(readPreview(tokenOf(), rules)).toEqual({ 'mfe-shop': { id: idOf('b'), digest: hashOf('b') } })
})

it('accepts a release that was signed with a key for previews of this remote, and of no other', () => {
  expect(readToken(tokenOf({}, previewing), rules).remote).toBe('mfe-shop')
  expect(() => readToken(tokenOf({ remote: 'mfe-office' }, previewing), rules)).toThrow('Not signed by a key')
})

it.each([
  { what: 'an empty token', token: '', reason: 'incomplete or was changed' },
  { what: 'a text', token: 'prévia', reason: 'incomplete or was changed' },
  { what: 'half of a token', token: tokenOf().slice(0, 100), reason: 'incomplete or was changed' },
  {
    what: 'a token of another site',
    token: tokenOf({ site: 'https://www.example.org' }),
    reason: 'Signed for the site',
  },
  { what: 'an expired token', token: tokenOf({ expiry: '2025-12-31T23:59:59.000Z' }), reason: 'Expired' },
  {
    what: 'a token valid for a year',
    token: tokenOf({ expiry: '2027-01-01T00:00:00.000Z' }),
    reason: 'but at most until',
  },
  { what: 'a token signed with another key', token: tokenOf({}, other), reason: 'Not signed by a key' },
  {
    what: 'a token of another release',
    token: tokenOf({}, own, { release: idOf('c') }),
    reason: 'Not signed by a key',
  },
  {
    what: 'a token that expires later than signed',
    token: tokenOf({}, own, { expiry: '2026-01-03T00:00:00.000Z' }),
    reason: 'Not signed',
  },
  { what: 'a token of a team without a key', token: tokenOf({ remote: 'mfe-blank' }), reason: 'no key for it' },
])('refuses $what', ({ token, reason }) => {
  expect(() => readToken(token, rules)).toThrow(reason)
  expect(readPreview(token, rules)).toEqual({})
})

it('accepts an unsigned link of a team without a key on the server itself only', () => {
  const token = encode({ ...sample, remote: 'mfe-blank', signature: '' })

  expect(() => readToken(token, rules)).toThrow('no key for it')
  expect(readToken(token, { ...rules, isLocal: true }).remote).toBe('mfe-blank')
  expect(() => readToken(encode({ ...sample, signature: '' }), { ...rules, isLocal: true })).toThrow('Not signed')
})

describe('signed by the operator', () => {
  const key = operatorKey('a-long-enough-token')
  const unsigned = { ...sample, remote: 'mfe-blank' }
  const signature = signAsOperator(unsigned, key)
  const operated = { ...rules, operatorKey: key }

  it('accepts any release', () => {
    expect(readToken(encode({ ...unsigned, signature }), operated).remote).toBe('mfe-blank')
    const ofTeam = { ...sample, signature: signAsOperator(sample, key) }
    expect(readToken(encode(ofTeam), operated).remote).toBe('mfe-shop')
  })

  it.each([
    { what: 'at a site without an access token', token: { ...unsigned, signature }, key: undefined },
    { what: 'with another access token', token: { ...unsigned, signature }, key: operatorKey('another-long-token') },
    { what: 'of another release', token: { ...unsigned, release: idOf('c'), signature }, key },
    { what: 'of another remote', token: { ...unsigned, remote: 'mfe-closed', signature }, key },
    {
      what: 'that expires later than signed',
      token: { ...unsigned, expiry: '2026-01-03T00:00:00.000Z', signature },
      key,
    },
    { what: 'without a signature', token: { ...unsigned, signature: '' }, key },
    { what: 'with half of a signature', token: { ...unsigned, signature: signature.slice(0, 20) }, key },
  ])('refuses a token $what', ({ token, key: present }) => {
    expect(() => readToken(encode(token), { ...rules, operatorKey: present })).toThrow('no key for it')
  })

  it('is valid no longer than a link of a team', () => {
    const late = { ...unsigned, expiry: '2026-02-01T00:00:00.000Z' }

    expect(() => readToken(encode({ ...late, signature: signAsOperator(late, key) }), operated)).toThrow(
      'but at most until',
    )
  })
})

it('combines links; a newer one replaces an older one of the same name', () => {
  const first = addToken('', tokenOf(), rules)
  const both = addToken(first, tokenOf({ remote: 'mfe-office' }), rules)
  const newer = addToken(both, tokenOf({ release: idOf('c') }), rules)

  expect(Object.keys(readPreview(both, rules))).toEqual(['mfe-shop', 'mfe-office'])
  expect(readPreview(newer, rules)['mfe-shop']?.id).toBe(idOf('c'))
  expect(Object.keys(readPreview(newer, rules))).toHaveLength(2)
})

it('leaves out what has expired, and forgets it when a link is added', () => {
  const cookie = addToken('', tokenOf(), rules)
  const later = { ...rules, now: now + 2 * 24 * 60 * 60 * 1000 }
  const token = tokenOf({ remote: 'mfe-office', expiry: '2026-01-04T00:00:00.000Z' })

  expect(readPreview(cookie, later)).toEqual({})
  expect(addToken(cookie, token, later)).toBe(token)
})
