import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileHash, releaseId, releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import { listReleases } from '@site/remote-kit/release/history/listReleases'
import { PublishedMeanwhile } from '@site/remote-kit/release/publication/publish'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import * as v from 'valibot'
import type { Composition } from '../composition/Composition.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import type { Registry } from '../storage/registry.ts'
import { readFacts } from '../command/readFacts.ts'
import { assembleRelease } from './assembleRelease.ts'
import { type Compose, createCandidates } from './createCandidates.ts'
import { checkPermit, checkStatement } from './checkSigned.ts'
import { findingsOf } from './findingsOf.ts'
import { filesOfPresent } from './filesOfPresent.ts'
import { PublishRefusal } from './PublishRefusal.ts'
import { receiveFile } from './receiveFile.ts'

type Options = {
  registry: Pick<Registry, 'keys' | 'remotes'>
  store: ReleaseStore
  releasesFolder: string
  siteUrl: string
  /** What visitors have now. */
  current: () => Composition | undefined
  /** What they would have with a release that was sent. */
  preview: Compose
  now?: () => number
}

/** Bytes that may wait for one name. */
const MOST_WAITING = 300_000_000

const hashes = v.pipe(v.array(fileHash), v.maxLength(releaseLimits.files + 1))

/** Takes releases over the network, of teams whose keys the registry has. Every part of it @throws PublishRefusal. */
export function createPublishing(options: Options) {
  const { registry, store, releasesFolder, siteUrl, current, preview, now = Date.now } = options
  const { incoming } = store
  const rules = (name: string) => ({ name, keys: registry.keys, siteUrl, now: now() })
  const knownFiles = (name: string) => filesOfPresent(store, releasesFolder, name)
  const counterOf = async (name: string) => (await store.published())?.pointers[name]?.counter ?? 0

  /** @throws PublishRefusal when a release was never live, or is kept no more. */
  async function seekFormer(name: string, id: string): Promise<void> {
    const wasLive = (await store.admitted()).some((one) => one.name === name && one.id === id)
    if (wasLive) await store.bring(name, id).catch(() => undefined)
    if (wasLive && existsSync(join(releasesFolder, name, id))) return
    throw new PublishRefusal(404, `${name} ${id} was never live, or is kept no more: release it anew.`)
  }

  /** Makes a release of what was sent, unless another server has made it. @returns the hashes that it was made from. */
  async function assemble(statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>): Promise<string[]> {
    const { remote, release } = statement
    await store.bring(remote, release).catch(() => undefined)
    return assembleRelease({ releasesFolder, incoming, statement, known: await knownFiles(remote) })
  }

  return {
    /** Whoever sends or asks for something shows a permit. */
    admit: (name: string, permit: unknown): void => checkPermit(permit, rules(name)),
    /** Where the name points: the next statement has to stand on its counter. */
    async pointer(name: string) {
      const { counter = 0, release } = (await store.published())?.pointers[name] ?? {}
      return { counter, release }
    },
    /** What is kept of a name, and who released it. */
    history: async (name: string) => listReleases(name, await readFacts(store, [name])),
    /** What a release that is here says of itself; null for one that is not. */
    async statement(name: string, id: string): Promise<string | null> {
      if (!v.is(releaseId, id)) throw new PublishRefusal(400, 'A release is named by its id.')
      await store.bring(name, id).catch(() => undefined)
      return readFile(join(releasesFolder, name, id, 'release.json'), 'utf8').catch(() => null)
    },
    /** Of these files those that have to be sent. */
    async lacking(name: string, content: unknown): Promise<string[]> {
      const asked = v.safeParse(hashes, content)
      if (!asked.success) throw new PublishRefusal(400, `The list of files is malformed: ${asked.issues[0].message}.`)
      const known = await knownFiles(name)
      const waiting = new Set((await incoming.waiting(name, asked.output)).map(({ hash }) => hash))
      return asked.output.filter((hash) => !known.has(hash) && !waiting.has(hash))
    },
    /** Takes a file, which nobody gets before its release has passed. */
    async receive(name: string, hash: string, content: Readable): Promise<void> {
      if (!v.is(fileHash, hash)) throw new PublishRefusal(400, 'A file is named by its SHA-384 in SRI form.')
      await incoming.drop(name, [])
      const waiting = (await incoming.waiting(name)).reduce((sum, { size }) => sum + size, 0)
      if (waiting > MOST_WAITING) {
        throw new PublishRefusal(413, `${MOST_WAITING} bytes wait for ${name} already: they are forgotten in an hour.`)
      }
      const file = await receiveFile(join(releasesFolder, sharedFolder.incoming, name), hash, content)
      await incoming.keep(name, hash, file)
    },
    ...createCandidates({ store, assemble, current, preview }),
    /** Publishes what a statement says. @returns the number of the publication. */
    async publish(name: string, content: unknown): Promise<number> {
      const signed = checkStatement(content, rules(name))
      const { statement } = signed
      const { release, counter } = statement
      refuseUsed(name, counter, await counterOf(name))
      let used: string[] = []
      if (statement.digest === '') await seekFormer(name, release)
      else used = await assemble(statement)
      try {
        const by = statement.digest === '' ? 'rollback' : 'release'
        const options = { by, expected: { [name]: counter }, signed: { [name]: signed } } as const
        const { number } = await store.publish({ [name]: release }, options)
        await incoming.drop(name, used)
        return number
      } catch (error) {
        throw error instanceof PublishedMeanwhile ? new PublishRefusal(409, error.message) : error
      }
    },
    /** What of the site would break with a release whose `release.json` was sent. */
    async findings(name: string, hash: string) {
      const registered = registry.remotes.find((remote) => remote.name === name)
      const composition = current()
      if (!registered || !composition || !v.is(fileHash, hash))
        throw new PublishRefusal(404, `Nothing is told of ${name}.`)
      return findingsOf({ releasesFolder, incoming, registered, composition, hash })
    },
    /** What was judged of a name, by each that judges. */
    async verdicts(name: string) {
      return (await store.verdicts()).map(({ scope, generation }) => {
        if (!generation) return { scope }
        const live = Object.entries(generation.live).filter(([of]) => of === name)
        const refused = generation.refused.filter((refusal) => refusal.name === name)
        const canaries = Object.entries(generation.canaries ?? {}).filter(([of]) => of === name)
        const told = { live: Object.fromEntries(live), refused, canaries: Object.fromEntries(canaries) }
        return { scope, generation: { ...generation, ...told } }
      })
    },
  }
}

/** @throws PublishRefusal for a statement that stands on anything but what is there now. */
function refuseUsed(name: string, counter: number, present: number): void {
  if (counter === present) return
  const reason = `The statement stands on counter ${counter} of ${name}, which is at ${present}`
  const mend = 'look at what is there, then release again.'
  throw new PublishRefusal(409, `${reason}: it was used before, or somebody else was first. So ${mend}`)
}

export type Publishing = ReturnType<typeof createPublishing>
