import { fileHash, releaseId } from '@site/contracts/ReleaseFiles'
import type { ReleaseStatement } from '@site/contracts/SignedStatement'
import type { PageChange } from '@site/remote-kit/release/upload/changes'
import * as v from 'valibot'
import type { Composition } from '../composition/Composition.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import { changesOf } from './changesOf.ts'
import { PublishRefusal } from './PublishRefusal.ts'

/** The site as it would be with other releases, by name, each with the hash of its `release.json`. @throws ReleaseProblem */
export type Compose = (
  releases: Readonly<Record<string, { id: string; digest: string }>>,
) => Promise<{ composition: Composition }>

type Options = {
  store: Pick<ReleaseStore, 'keep' | 'incoming'>
  /** Makes a release of what was sent. @returns the hashes that it was made from. @throws PublishRefusal */
  assemble: (statement: Pick<ReleaseStatement, 'remote' | 'release' | 'digest'>) => Promise<string[]>
  /** What visitors have now. */
  current: () => Composition | undefined
  /** What they would have. */
  preview: Compose
}

const candidate = v.strictObject({ release: releaseId, digest: fileHash })

/** Releases that were sent to be looked at. Nothing points to them. Every part of it @throws PublishRefusal. */
export function createCandidates({ store, assemble, current, preview }: Options) {
  function read(content: unknown) {
    const said = v.safeParse(candidate, content)
    if (said.success) return said.output
    throw new PublishRefusal(400, `The candidate is malformed: ${said.issues[0].message}.`)
  }

  return {
    /** Makes a release of what was sent: who has a link of its preview sees it. */
    async keep(name: string, content: unknown): Promise<void> {
      const said = read(content)
      const used = await assemble({ remote: name, ...said })
      await store.keep(name, said.release)
      await store.incoming.drop(name, used)
    },
    /** What a release that was kept would change for visitors: it has to pass the gate first. */
    async changes(name: string, content: unknown): Promise<PageChange[]> {
      const { release: id, digest } = read(content)
      try {
        const { composition } = await preview({ [name]: { id, digest } })
        return changesOf(current() ?? { finished: new Map(), releases: [] }, composition)
      } catch (error) {
        throw error instanceof ReleaseProblem ? new PublishRefusal(422, `${name} ${id} ${error.message}`) : error
      }
    },
  }
}
