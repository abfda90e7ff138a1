import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import type { PageChange } from '@site/release-protocol/exchange/changes'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { type CandidateRequest, candidateRequest } from '@site/release-protocol/exchange/requests'
import * as v from 'valibot'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Composition } from '../composition/Composition.ts'
import type { Registry } from '../../releaseStore/registry.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { isOwnFault } from '../../rendering/process/startRenderProcess.ts'
import { changesOf } from './changesOf.ts'
import { deadLinks } from './deadLinks.ts'
import { PublishRefusal } from './PublishRefusal.ts'

/** Composes the site with other releases, by name, each with the hash of its `release.json`. @throws ReleaseProblem */
export type Compose = (
  releases: Readonly<Record<string, { id: string; digest: string }>>,
) => Promise<{ composition: Composition }>

type Options = {
  store: Pick<ReleaseStore, 'share' | 'incoming'>
  /** Assembles a release from uploaded files. @returns the hashes of its files. @throws PublishRefusal */
  assemble: (statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>) => Promise<string[]>
  registry: Pick<Registry, 'remotes'>
  siteUrl: string
  /** The live composition. */
  current: () => Composition | undefined
  /** Composes the site with the candidate. */
  preview: Compose
}

/** Releases that were uploaded for a preview. Nothing points to them. Every method @throws PublishRefusal. */
export function createCandidates({ store, assemble, registry, siteUrl, current, preview }: Options) {
  function read(content: unknown): CandidateRequest {
    const parsed = v.safeParse(candidateRequest, content)
    if (parsed.success) return parsed.output
    throw new PublishRefusal(400, `The candidate is malformed: ${parsed.issues[0].message}.`)
  }

  async function composed(name: string, content: unknown): Promise<Composition> {
    const { release: id, digest } = read(content)
    try {
      return (await preview({ [name]: { id, digest } })).composition
    } catch (error) {
      throw error instanceof ReleaseProblem ? refusalFor(`${name} ${id}`, error) : error
    }
  }

  return {
    /** Assembles a release: the bearer of its preview link can see it. */
    async keep(name: string, content: unknown): Promise<void> {
      const candidate = read(content)
      const used = await assemble({ remote: name, ...candidate })
      await store.share(name, candidate.release)
      await store.incoming.remove(name, used)
    },
    /** What a kept release would change for visitors, once it has passed the gate. */
    async changes(name: string, content: unknown): Promise<PageChange[]> {
      return changesOf(current() ?? { finished: new Map(), releases: [] }, await composed(name, content))
    },
    /** The links of a kept release that would lead nowhere within its own prefixes. */
    async links(name: string, content: unknown): Promise<Finding[]> {
      const registered = registry.remotes.find((remote) => remote.name === name)
      const next = await composed(name, content)
      return registered ? deadLinks({ next, live: current(), registered, siteUrl }) : []
    },
  }
}

/** Trouble says nothing about the candidate. */
function refusalFor(candidate: string, { kind, message }: ReleaseProblem): PublishRefusal {
  if (kind !== 'trouble') return new PublishRefusal(422, `${candidate} ${message}`)
  const why = isOwnFault(message)
    ? 'Something there never ends, or is too much: "npm run build" names its place.'
    : 'That may be due to a busy server: try again.'
  return new PublishRefusal(503, `${candidate} ${message} ${why}`)
}
