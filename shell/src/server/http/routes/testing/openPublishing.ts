import rateLimit from '@fastify/rate-limit'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { makeKeys, readPrivateKey, signStatement } from '@site/release-protocol/signing/signatures'
import { pauseAtSite, rollBackAtSite } from '@site/remote-kit/release/upload/rollBackAtSite'
import { createSiteClient } from '@site/remote-kit/release/upload/siteClient'
import { readPointer, uploadRelease } from '@site/remote-kit/release/upload/uploadRelease'
import Fastify from 'fastify'
import type { Composition } from '../../../releases/composition/Composition.ts'
import { createPublishing } from '../../../releases/publishing/createPublishing.ts'
import type { Previews } from '../../../releases/serving/team/createPreviews.ts'
import { createFolderStore } from '../../../releaseStore/folder/folderStore.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import { createSampleReleases, idOf } from '../../../releases/testing/createSampleReleases.ts'
import { openComposer } from '../../../releases/testing/openComposer.ts'
import { sampleStatement } from '../../../releases/testing/sampleStatement.ts'
import { publishingRoutes } from '../publishingRoutes.ts'

const ends: (() => unknown)[] = []

/** Registers what must end after the test. */
export function atEnd(end: () => unknown): void {
  ends.push(end)
}

/** For `afterEach`: ends what a test has opened. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

export const name = 'mfe-shop'
export const [own, other, previewing] = [makeKeys(), makeKeys(), makeKeys()]
const keys = new Map([
  [name, [own.publicKey]],
  ['mfe-other', [other.publicKey]],
])
const previewKeys = new Map([[name, [previewing.publicKey]]])

export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server that accepts releases into a store, on a port of its own. */
export async function serve(
  store: ReleaseStore,
  releasesFolder: string,
  current: () => Composition | undefined = () => undefined,
  preview: Previews['of'] = () => Promise.reject(new Error('Nothing is composed.')),
) {
  const app = Fastify()
  const publishing = createPublishing({
    registry: { keys, previewKeys, remotes: [{ name, prefixes: ['/shop'] }] },
    store,
    releasesFolder,
    siteUrl: 'http://localhost',
    current,
    preview,
    look: async () => {},
  })
  await app.register(rateLimit, { global: false })
  await app.register(publishingRoutes, { publishing })
  const site = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return { app, site, publishing }
}

/** A team with a key, and releases by letter in a folder of its own. */
export function openTeam(site: string, key = own, remote = name) {
  const privateKey = readPrivateKey(key.privateKey)
  const client = createSiteClient({ site, remote, key: privateKey })
  const releasesFolder = newFolder()
  const samples = createSampleReleases(releasesFolder, { [name]: ['/shop'] })
  const textOf = (letter: string) => readFileSync(join(releasesFolder, name, idOf(letter), 'release.json'))
  return {
    client,
    releasesFolder,
    textOf,
    make: samples.remote,
    async upload(letter: string, counter?: number) {
      if (!existsSync(join(releasesFolder, name, idOf(letter)))) samples.remote(name, letter)
      return uploadRelease({
        client,
        key: privateKey,
        folder: releasesFolder,
        releasesFolder,
        release: parseRelease(JSON.parse(textOf(letter).toString())),
        counter: counter ?? (await readPointer(client)).counter,
        message: `Release ${letter}`,
      })
    },
    rollBack: (letter?: string) =>
      rollBackAtSite({ client, key: privateKey, name, id: letter && idOf(letter), folder: releasesFolder }),
    pause: (isPaused: boolean) => pauseAtSite({ client, key: privateKey, name, isPaused, folder: releasesFolder }),
    /** Sends only a statement. */
    async state(letter: string, overrides: Partial<ReleaseStatement>, signedWith = key) {
      const expiry = new Date(Date.now() + 60_000).toISOString()
      const statement = { ...sampleStatement, site, expiry, release: idOf(letter), ...overrides }
      const body = signStatement(statement, readPrivateKey(signedWith.privateKey))
      return client.ask({ method: 'POST', body })
    },
  }
}

/** A site with shop a live that accepts releases into its folder. */
export async function runningSite() {
  const composed = openComposer()
  atEnd(() => composed.close())
  composed.shell('a')
  composed.point('shell', 'a')
  composed.release(name, 'a')
  composed.wait(Date.now() - composed.now())
  await composed.composer.refresh()
  const { composer } = composed
  const store = createFolderStore(composed.releasesFolder, composed.now)
  atEnd(() => store.end())
  return {
    ...composed,
    store,
    ...(await serve(store, composed.releasesFolder, () => composer.current, composer.previews.of)),
  }
}

export const live = ({ composer }: Pick<ReturnType<typeof openComposer>, 'composer'>) =>
  composer.current.releases[0]?.id[0]

/** The kit's request headers, with a permit. */
export async function permitted(site: string) {
  let headers: Record<string, string> = {}
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, options) => {
    headers = Object.fromEntries(new Headers(options?.headers))
    return new Response('{}')
  })
  await openTeam(site).client.ask({})
  fetched.mockRestore()
  return { headers }
}
