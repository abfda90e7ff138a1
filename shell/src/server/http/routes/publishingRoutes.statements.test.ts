import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import { parseRelease } from '@site/contracts/Release'
import { type PauseOrder, type ReleaseStatement, textOfPause } from '@site/contracts/SignedStatement'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { readPrivateKey, signText } from '@site/release-protocol/signing/signatures'
import { sendFiles } from '@site/remote-kit/release/upload/uploadRelease'
import { idOf } from '../../releases/testing/createSampleReleases.ts'
import {
  endAll,
  live,
  name,
  openTeam,
  other,
  own,
  permitted,
  previewing,
  runningSite,
} from './testing/openPublishing.ts'

jest.setTimeout(60_000)

afterEach(endAll)

it.each<{ what: string; overrides: Partial<ReleaseStatement>; key?: typeof own; reason: RegExp }>([
  { what: 'of another remote', overrides: { remote: 'mfe-other' }, reason: /Signed for mfe-other, not for mfe-shop/ },
  { what: 'for another site', overrides: { site: 'https://loja.example' }, reason: /set SITE to that address/ },
  { what: 'that has expired', overrides: { expiry: '2026-01-01T00:00:00.000Z' }, reason: /Expired at 2026-01-01/ },
  {
    what: 'that is valid for years',
    overrides: { expiry: '2099-01-01T00:00:00.000Z' },
    reason: /at most until .* is allowed/,
  },
  { what: 'for another counter', overrides: { counter: 0 }, reason: /already used, or somebody else released first/ },
  { what: 'with another key', overrides: {}, key: other, reason: /Not signed by a key that the registry has/ },
  {
    what: 'with files that were not uploaded',
    overrides: { digest: hashOf('x') },
    reason: /lacks the file with the hash/,
  },
  { what: 'that is malformed', overrides: { commit: 'two\nlines' }, reason: /malformed: a text of one line/ },
])('refuses a statement $what', async ({ overrides, key, reason }) => {
  const { site, store } = await runningSite()
  const team = openTeam(site)

  await expect(team.state('b', { counter: 1, ...overrides }, key)).rejects.toThrow(reason)

  expect((await store.published())?.number).toBe(1)
})

it.each<{ what: string; overrides: Partial<PauseOrder>; key?: typeof own; reason: RegExp }>([
  { what: 'of another remote', overrides: { remote: 'mfe-other' }, reason: /Signed for mfe-other, not for mfe-shop/ },
  { what: 'for another site', overrides: { site: 'https://loja.example' }, reason: /set SITE to that address/ },
  { what: 'that has expired', overrides: { expiry: '2026-01-01T00:00:00.000Z' }, reason: /Expired at 2026-01-01/ },
  { what: 'that was used', overrides: { publication: 0 }, reason: /already used, or somebody else was faster/ },
  { what: 'with another key', overrides: {}, key: other, reason: /Not signed by a key that the registry has/ },
  { what: 'with a key for previews', overrides: {}, key: previewing, reason: /may only show previews of mfe-shop/ },
  { what: 'that is malformed', overrides: { author: 'two\nlines' }, reason: /malformed: a text of one line/ },
])('refuses an order to pause $what', async ({ overrides, key = own, reason }) => {
  const { site, store } = await runningSite()
  const expiry = new Date(Date.now() + 60_000).toISOString()
  const order = { site, remote: name, paused: true, publication: 1, expiry, author: 'Ana', ...overrides }
  const body = { order, signature: signText(textOfPause(order), readPrivateKey(key.privateKey)) }

  await expect(openTeam(site).client.ask({ method: 'POST', path: '/pause', body })).rejects.toThrow(reason)

  expect((await store.published())?.paused).toBeUndefined()
})

it('with a key for previews shows a release, and makes nothing live', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')
  await site.composer.refresh()
  const machine = openTeam(site.site, previewing)
  machine.make(name, 'c')
  const release = parseRelease(JSON.parse(machine.textOf('c').toString()))
  const candidate = { release: release.id, digest: hashOf(machine.textOf('c')) }

  await sendFiles({ client: machine.client, releasesFolder: machine.releasesFolder, release })
  await machine.client.ask({ method: 'POST', path: '/candidates', body: candidate })
  expect(await machine.client.ask({ method: 'POST', path: '/changes', body: candidate })).toEqual([
    expect.objectContaining({ path: '/shop' }),
  ])

  const onlyPreviews = 'may only show previews of mfe-shop'
  const attempts = [
    () => machine.upload('c'),
    () => machine.state('c', { counter: 2, digest: candidate.digest, canary: { share: 1, auto: true } }),
    () => machine.rollBack('a'),
    () => machine.state('a', { counter: 2, digest: '', remote: 'mfe-other' }),
    // The permit of one key does not make a statement of the other.
    () => team.state('c', { counter: 2, digest: candidate.digest }, previewing),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(onlyPreviews)
  await expect(machine.state('c', { counter: 2, digest: candidate.digest }, other)).rejects.toThrow(
    'Not signed by a key',
  )
  await site.composer.refresh()

  expect([live(site), (await site.store.published())?.number]).toEqual(['b', 2])
  // What it has shown can be made live by a key that releases.
  await team.state('c', { counter: 2, digest: candidate.digest })
  await site.composer.refresh()
  expect(live(site)).toBe('c')
})

it('with a key for previews uses up no request that a release needs', async () => {
  const { site } = await runningSite()
  const machine = openTeam(site, previewing)
  const body = { release: idOf('c'), digest: hashOf('c') }
  for (let time = 0; time < 10; time++) {
    await machine.client.ask({ method: 'POST', path: '/candidates', body }).catch(() => undefined)
  }
  await expect(machine.client.ask({ method: 'POST', path: '/candidates', body })).rejects.toThrow('Too many requests')

  expect((await openTeam(site).upload('b')).publication).toBe(2)
})

it('accepts a statement once, even after its release is no longer live', async () => {
  const site = await runningSite()
  const team = openTeam(site.site)
  await team.upload('b')
  await team.upload('c')

  await expect(team.upload('b', 1)).rejects.toThrow('which is now at 3: it was already used')
})

it('requires that a release matches its statement', async () => {
  const { site } = await runningSite()
  const team = openTeam(site)
  for (const letter of ['b', 'c']) team.make(name, letter)
  const send = (content: Buffer) =>
    team.client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hashOf(content))}`, body: content })
  await send(team.textOf('b'))
  await expect(team.state('c', { counter: 1, digest: hashOf(team.textOf('b')) })).rejects.toThrow(
    `The release.json is of ${name} ${idOf('b')}, not of ${name} ${idOf('c')}`,
  )

  await expect(team.state('a', { counter: 1, digest: hashOf(team.textOf('b')) })).rejects.toThrow(
    `The id ${idOf('a')} belongs to other content`,
  )
})

it.each([
  { what: 'has the wrong hash', chunks: ['other'], reason: /has another hash: send it again/ },
  {
    what: 'is too large without declaring it',
    chunks: Array.from({ length: 33 }, () => Buffer.alloc(releaseLimits.file / 32)),
    reason: /larger than 32000000 bytes/,
  },
])('keeps nothing of a file that $what', async ({ chunks, reason }) => {
  const { publishing, releasesFolder } = await runningSite()

  await expect(publishing.receive(name, hashOf('page'), Readable.from(chunks))).rejects.toThrow(reason)

  expect(readdirSync(join(releasesFolder, '.incoming', name))).toEqual([])
})

it('does not read a file that is declared as too large', async () => {
  const { app, site } = await runningSite()
  const { headers } = await permitted(site)
  const length = { 'content-type': 'application/octet-stream', 'content-length': `${releaseLimits.file + 1}` }
  const url = `/_releases/${name}/files?hash=${encodeURIComponent(hashOf('page'))}`

  expect((await app.inject({ method: 'PUT', url, headers: { ...headers, ...length } })).statusCode).toBe(413)
})
