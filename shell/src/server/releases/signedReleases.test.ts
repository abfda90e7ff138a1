import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { publish } from '@site/release-protocol/publication/publish'
import { makeKeys, readPrivateKey, signStatement } from '@site/release-protocol/signing/signatures'
import { idOf } from './testing/createSampleReleases.ts'
import { openComposer } from './testing/openComposer.ts'
import { sampleStatement } from './testing/sampleStatement.ts'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

const [own, other] = [makeKeys(), makeKeys()]
const remotes = { 'mfe-shop': ['/shop'] }

type Site = ReturnType<typeof openComposer>

/** A site with shell a and shop a live, whose teams have these keys from then on. */
async function running(keys: Record<string, string[]> = {}) {
  const site = openComposer(remotes)
  opened.push(site)
  site.shell('a')
  site.point('shell', 'a')
  site.release('mfe-shop', 'a')
  await site.composer.refresh()
  site.rendered.length = 0
  site.register(remotes, keys)
  return site
}

const live = ({ composer }: Site) =>
  [composer.current.shell, ...composer.current.releases].map(({ id }) => id[0]).join('')
const refusal = ({ composer }: Site) => composer.report().remotes[0]?.refused.at(-1)

/** Publishes with a statement signed by a private key. */
async function publishSigned(
  site: Site,
  name: string,
  letter: string,
  overrides: Partial<ReleaseStatement>,
  key = own,
) {
  const release = idOf(letter)
  const digest = hashOf(readFileSync(join(site.releasesFolder, name, release, 'release.json')))
  const statement = { ...sampleStatement, remote: name, release, digest, ...overrides }
  const signed = { [name]: signStatement(statement, readPrivateKey(key.privateKey)) }
  await publish(site.releasesFolder, { [name]: release }, { signed })
  await site.composer.refresh()
}

it.each([
  { what: 'not signed', overrides: undefined, key: own },
  { what: 'signed with a key that is not registered', overrides: {}, key: other },
  { what: 'signed for another remote', overrides: { remote: 'mfe-other' }, key: own },
  { what: 'signed for another release', overrides: { release: idOf('c') }, key: own },
  { what: 'signed with other content', overrides: { digest: hashOf('other') }, key: own },
])(
  'refuses a release that is $what if its team has a key, and keeps the former one live',
  async ({ overrides, key }) => {
    const site = await running({ 'mfe-shop': [own.publicKey] })
    site.remote('mfe-shop', 'b')

    if (overrides) await publishSigned(site, 'mfe-shop', 'b', overrides, key)
    else await publish(site.releasesFolder, { 'mfe-shop': idOf('b') })
    await site.composer.refresh()

    expect([live(site), refusal(site)?.cause, site.rendered]).toEqual(['aa', 'unsigned', []])
    expect(refusal(site)?.reason).toContain("release it with the team's key in RELEASE_KEY")
  },
)

it.each(['mfe-shop', 'shell'])('makes a release of %s live if one of two keys has signed it', async (name) => {
  const site = await running({ [name]: [other.publicKey, own.publicKey] })
  if (name === 'shell') site.shell('b')
  else site.remote(name, 'b')

  await publishSigned(site, name, 'b', {})

  expect(live(site)).toBe(name === 'shell' ? 'ba' : 'ab')
})

it('makes a release live as soon as its key is registered', async () => {
  const site = await running({ 'mfe-shop': [other.publicKey] })
  site.remote('mfe-shop', 'b')
  await publishSigned(site, 'mfe-shop', 'b', {})
  expect(live(site)).toBe('aa')

  site.register(remotes, { 'mfe-shop': [other.publicKey, own.publicKey] })
  await site.composer.refresh()

  expect(live(site)).toBe('ab')
})

it('refuses a release that a key for previews has signed, however it came into the store', async () => {
  const site = await running({ 'mfe-shop': [own.publicKey] })
  const entry = { name: 'mfe-shop', prefixes: ['/shop'], keys: [own.publicKey], previewKeys: [other.publicKey] }
  writeFileSync(site.registryFile, JSON.stringify([entry]))
  site.remote('mfe-shop', 'b')

  await publishSigned(site, 'mfe-shop', 'b', {}, other)

  expect([live(site), refusal(site)?.cause]).toEqual(['aa', 'unsigned'])
})

it('requires no signature for what was live before the key, or long ago', async () => {
  const site = await running()
  for (const letter of ['b', 'c', 'd', 'e', 'f', '0']) {
    site.release('mfe-shop', letter)
    await site.composer.refresh()
  }
  site.register(remotes, { 'mfe-shop': [own.publicKey] })
  await site.composer.refresh()
  expect([live(site), refusal(site)]).toEqual(['a0', undefined])

  site.point('mfe-shop', 'a')
  await site.composer.refresh()

  expect([live(site), refusal(site)]).toEqual(['aa', undefined])
})
