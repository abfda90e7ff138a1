import type { ComposedContent } from '@site/contracts/ContentVersion'
import type { ContentStore } from '../../releaseStore/content/ContentStore.ts'
import { problemOf } from '../../releaseStore/ReleaseProblem.ts'
import type { Written } from '../composition/createDrafts.ts'
import { type Candidates, idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import { newestVersion, versionNumbered } from '../content/contentHistory.ts'
import { loadContent, type LoadedContent } from '../content/loadContent.ts'

type Options = {
  store: ContentStore
  history: Pick<ReleaseHistory, 'live'>
  /** Composes candidates, through the gate. */
  write: (candidates: Candidates) => Promise<Written>
  now: () => number
}

/** The pause before content that the machine failed on is tried again, in ms. */
const PAUSE = 30_000

type Refused = {
  version: number
  reason: string
  /** The releases beside which it was refused: others may show it. */
  beside: string
  /** In ms; absent if only other content or releases help. */
  retryAt?: number
}

/** Chooses which content is composed: the newest version, or what is live as long as that one breaks a page or a rule. */
export function createContentChoice({ store, history, write, now }: Options) {
  let refused: Refused | undefined

  /** Why a version cannot be shown, as a sentence; undefined if it can. */
  async function problemWith(wanted: LoadedContent, live: Candidates) {
    const result = await write({ ...live, content: wanted })
    if (result.status === 'written') return undefined
    const { name, problem } = result.failed[0] ?? {}
    return { kind: problem?.kind ?? 'trouble', message: `${name} ${problem?.message}` }
  }

  async function tried(live: Candidates): Promise<LoadedContent | undefined> {
    const version = await newestVersion(store)
    if (version === undefined || version.number === live.content?.version) {
      refused = undefined
      return live.content
    }
    const beside = JSON.stringify(idsOf(live))
    const isSame = refused?.version === version.number && refused.beside === beside
    if (isSame && !(refused?.retryAt !== undefined && refused.retryAt <= now())) return live.content
    try {
      const wanted = await loadContent(store, version.content, version.number)
      const problem = await problemWith(wanted, live)
      if (!problem) {
        refused = undefined
        return wanted
      }
      refused = refusalOf(version.number, beside, problem)
    } catch (error) {
      refused = refusalOf(version.number, beside, problemOf(error))
    }
    return live.content
  }

  function refusalOf(version: number, beside: string, { kind, message }: { kind: string; message: string }): Refused {
    return { version, beside, reason: message, ...(kind !== 'bad' && { retryAt: now() + PAUSE }) }
  }

  return {
    /** What to compose with. */
    async choose(): Promise<LoadedContent | undefined> {
      if (history.live) return tried(history.live)
      const version = await newestVersion(store)
      if (!version) return undefined
      try {
        return await loadContent(store, version.content, version.number)
      } catch (error) {
        refused = refusalOf(version.number, '', problemOf(error))
        return undefined
      }
    },
    /** The content of a former verdict. */
    async resumed(composed: ComposedContent | undefined): Promise<LoadedContent | undefined> {
      if (composed?.version === undefined) return undefined
      const version = await versionNumbered(store, composed.version)
      return version && loadContent(store, version.content, version.number)
    },
    /** What a verdict says about it. */
    statement(): { content?: ComposedContent } {
      const version = history.live?.content?.version
      if (version === undefined && !refused) return {}
      return {
        content: {
          ...(version !== undefined && { version }),
          ...(refused && { refused: { version: refused.version, reason: refused.reason } }),
        },
      }
    },
  }
}
