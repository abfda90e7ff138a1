import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileHash } from '@site/contracts/ReleaseFiles'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import type { PointerAnswer, PublicationAnswer } from '@site/release-protocol/exchange/answers'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { historySteps } from '@site/release-protocol/history/historySteps'
import { listReleases } from '@site/release-protocol/history/listReleases'
import { PublishedMeanwhile } from '@site/release-protocol/publication/publish'
import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'
import * as v from 'valibot'
import { readFacts } from '../command/readFacts.ts'
import { setPause } from '../command/rollBack.ts'
import type { Composition } from '../composition/Composition.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { Registry } from '../../releaseStore/registry.ts'
import { assembleRelease } from './assembleRelease.ts'
import { checkCounter, checkPause, checkPermit, checkStatement } from './checkSigned.ts'
import { type Compose, createCandidates } from './createCandidates.ts'
import { createUploads } from './createUploads.ts'
import { reusableFiles } from './reusableFiles.ts'
import { findingsOf } from './findingsOf.ts'
import { PublishRefusal } from './PublishRefusal.ts'
import { verdictsAbout } from './verdictsAbout.ts'

type Options = {
  registry: Pick<Registry, 'keys' | 'previewKeys' | 'remotes'>
  store: ReleaseStore
  releasesFolder: string
  siteUrl: string
  /** The live composition. */
  current: () => Composition | undefined
  /** Composes the site with an uploaded release. */
  preview: Compose
  /** Shows the newest verdict, if this server does not yet. */
  look: () => Promise<void>
  now?: () => number
}

/** How far back a team sees what happened to its remote. */
const MAX_PUBLICATIONS = 1_000

/** Accepts releases over the network from teams whose keys are registered. Every method @throws PublishRefusal. */
export function createPublishing(options: Options) {
  const { registry, store, releasesFolder, siteUrl, current, preview, look, now = Date.now } = options
  const { incoming } = store
  const rules = (name: string) => {
    const { keys, previewKeys } = registry
    return { name, keys, previewKeys, siteUrl, now: now() }
  }
  const knownFiles = (name: string) => reusableFiles(store, releasesFolder, name)
  const counterOf = async (name: string) => (await store.published())?.pointers[name]?.counter ?? 0

  /** @throws PublishRefusal if a release was never live, or is no longer kept. */
  async function seekFormer(name: string, id: string): Promise<void> {
    const wasLive = (await store.admitted()).some((one) => one.name === name && one.id === id)
    if (wasLive) await store.fetch(name, id).catch(() => undefined)
    if (wasLive && existsSync(join(releasesFolder, name, id))) return
    throw new PublishRefusal(404, `${name} ${id} was never live, or is no longer kept: release it again.`)
  }

  /** Assembles a release from uploaded files, unless another server has done so. @returns the hashes of its files. */
  async function assemble(statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>): Promise<string[]> {
    const { remote, release } = statement
    await store.fetch(remote, release).catch(() => undefined)
    return assembleRelease({ releasesFolder, incoming, statement, known: await knownFiles(remote) })
  }

  return {
    /** Checks the permit that every request needs. */
    checkPermit: (name: string, permit: unknown): void => checkPermit(permit, rules(name)),
    /** A name's pointer: the next statement has to follow its counter, and an order to pause the newest publication. */
    async pointer(name: string): Promise<PointerAnswer & PublicationAnswer> {
      const { pointers, number = 0 } = (await store.published()) ?? {}
      const { counter = 0, release } = pointers?.[name] ?? {}
      return { counter, release, publication: number }
    },
    /** The kept releases of a name, and who released them. */
    history: async (name: string) => listReleases(name, await readFacts(store, [name])),
    /** What happened to a name, newest first. */
    steps: async (name: string) => historySteps(await store.publications(MAX_PUBLICATIONS), name),
    ...createUploads({ store, releasesFolder, knownFiles }),
    ...createCandidates({ store, assemble, registry, siteUrl, current, preview }),
    /** Publishes a statement. @returns the publication's number. */
    async publish(name: string, content: unknown): Promise<number> {
      const signed = checkStatement(content, rules(name))
      const { statement } = signed
      const { release, counter } = statement
      checkCounter(name, counter, await counterOf(name))
      let used: string[] = []
      if (statement.digest === '') await seekFormer(name, release)
      else used = await assemble(statement)
      try {
        const by = statement.digest === '' ? 'rollback' : 'release'
        const options = { by, expected: { [name]: counter }, signed: { [name]: signed } } as const
        const { number } = await store.publish({ [name]: release }, options)
        await incoming.remove(name, used)
        return number
      } catch (error) {
        throw error instanceof PublishedMeanwhile ? new PublishRefusal(409, error.message) : error
      }
    },
    /** Pauses new releases of a name, or resumes them after its own pause. @returns the publication's number. */
    async pause(name: string, content: unknown): Promise<number> {
      const order = checkPause(content, rules(name))
      const { number: newest = 0, paused, ownPauses } = (await store.published()) ?? {}
      if (order.publication !== newest) {
        const reason = `The order is based on publication ${order.publication}, and ${newest} is the newest`
        throw new PublishRefusal(409, `${reason}: it was already used, or somebody else was faster. So try again.`)
      }
      const isOthers = paused?.includes(name) && !ownPauses?.includes(name)
      if (isOthers)
        throw new PublishRefusal(403, `${name} is paused by the site's operator, who alone ends that pause.`)
      const { author, paused: isPaused } = order
      return (await setPause(store, { name, isPaused, author, isByTeam: true })).number
    },
    /** What a release would break, based on an uploaded `release.json`. */
    async findings(name: string, hash: string): Promise<Finding[]> {
      const registered = registry.remotes.find((remote) => remote.name === name)
      const composition = current()
      if (!registered || !composition || !v.is(fileHash, hash))
        throw new PublishRefusal(404, `There is no information about ${name}.`)
      return findingsOf({ releasesFolder, incoming, registered, composition, hash })
    },
    /** The verdicts about a name, one for each judging scope. What is live by them, visitors of this server get. */
    async verdicts(name: string): Promise<ScopeVerdict[]> {
      const verdicts = await store.verdicts()
      await look().catch(() => undefined)
      return verdictsAbout(name, verdicts)
    },
  }
}

export type Publishing = ReturnType<typeof createPublishing>
