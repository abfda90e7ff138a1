import type { ReleaseNotice } from '@site/contracts/Generation'
import { LRUCache } from 'lru-cache'
import type { Renderer } from '../../rendering/createRenderer.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import type { Traced } from '../../tracing/Tracing.ts'
import { fetchPictures } from '../content/pictures.ts'
import { type Candidates, idsOf } from '../selection/ReleaseHistory.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { type ComposeResult, compose } from './compose.ts'
import { compositionNameOf, keyOf } from './compositionNameOf.ts'
import type { DraftPart } from './Draft.ts'
import type { CompositionFolders } from './folder/compositionFolders.ts'

type Options = {
  build: string
  renderer: Pick<Renderer, 'renderRemote' | 'renderShell'>
  folders: CompositionFolders
  store: Pick<ReleaseStore, 'compositions' | 'content'>
  releasesFolder: string
  planFor: (candidates: Candidates) => Plan
  traced: Traced
}

/** The number of parts that wait for others. */
const MAX_RENDERED = 50

/** A composition that is in its folder, with what was noticed while it was made, or why there is none. */
export type Written =
  | { status: 'written'; name: string; notices: readonly ReleaseNotice[] }
  | Extract<ComposeResult, { status: 'refused' }>

/** Composes candidates into folders, for all servers. What is there already is not composed again. */
export function createCompositionWriter({ build, renderer, folders, store, releasesFolder, planFor, traced }: Options) {
  const nobody: ReadonlySet<string> = new Set()
  /** Parts that did not pass again, and are in compositions from before. */
  const failedKeys = new Set<string>()
  /** Parts by key that passed and are in no folder yet: beside what failed, or while the disk was full. */
  const rendered = new LRUCache<string, DraftPart>({ max: MAX_RENDERED })

  return {
    /** Composes candidates beside what is `live`; parts of `doubted` names again. @throws Error if the folder cannot be written. */
    async write(candidates: Candidates, live: Candidates | undefined, doubted = nobody): Promise<Written> {
      const plan = planFor(candidates)
      const name = compositionNameOf(plan, build)
      let notices: readonly ReleaseNotice[] = []
      if (doubted.size > 0 || !(await folders.isWhole(name))) {
        const former = live?.remotes.map(({ release }) => release) ?? []
        const shell = candidates.shell.release
        const result = await traced('compose', idsAsAttributes(candidates), () =>
          compose({ plan, shell, build, former, renderer, doubted, rendered, folders, traced }),
        )
        if (result.status === 'refused') {
          for (const { name: part } of result.failed) if (doubted.has(part)) failedKeys.add(keyOf(plan, part))
          return result
        }
        await fetchPictures(store.content, releasesFolder, plan.site.content)
        await folders.write(result.draft)
        notices = result.notices
        for (const { key } of result.draft.parts.values()) rendered.delete(key)
      }
      await store.compositions.share(name)
      return { status: 'written', name, notices }
    },
    /** Removes compositions with a part that did not pass again, unless they are needed. */
    async forgetFailed(needed: ReadonlySet<string>): Promise<void> {
      for (const key of failedKeys) await folders.forget(key, needed)
      failedKeys.clear()
    },
  }
}

export type CompositionWriter = ReturnType<typeof createCompositionWriter>

/** The releases of a composition. */
const idsAsAttributes = (candidates: Candidates) =>
  Object.fromEntries(Object.entries(idsOf(candidates)).map(([name, id]) => [`site.release.${name}`, id]))
