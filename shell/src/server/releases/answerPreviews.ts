import pLimit from 'p-limit'
import { CONTENT } from '@site/contracts/PreviewToken'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { ReleaseStore } from '../releaseStore/ReleaseStore.ts'
import { SHELL } from '../releaseStore/Pointer.ts'
import { problemOf } from '../releaseStore/problemOf.ts'
import type { SiteAnswer, SiteRequest } from '../releaseStore/Requests.ts'
import type { CompositionWriter } from './composition/createCompositionWriter.ts'
import { variantOf } from './composition/variantOf.ts'
import { loadContent } from './content/loadContent.ts'
import type { Loader } from './selection/loadReleases.ts'
import type { LoadedRelease } from '../releaseStore/readRelease.ts'
import type { State } from './verdicts/State.ts'

type Options = {
  store: Pick<ReleaseStore, 'requests' | 'content'>
  loader: Loader
  writer: Pick<CompositionWriter, 'write'>
}

type PreviewRequest = Extract<SiteRequest, { kind: 'preview' }>

/** Composes previews for which serving processes have asked, one after the other and beside everything else. */
export function createPreviewAnswers({ store, loader, writer }: Options) {
  const oneAtATime = pLimit(1)
  let working: Promise<void> = Promise.resolve()

  /** The site with other releases or content, through the same gate. Nothing live is affected. @throws ReleaseProblem */
  async function compose({ releases }: PreviewRequest, state: State): Promise<string> {
    const { [CONTENT]: content, ...others } = releases
    for (const [name, { id, digest }] of Object.entries(others)) {
      if ((await loader.digest(name, id)) === digest) continue
      throw new ReleaseProblem('bad', 'forged', `is not the ${name} ${id} that the link is for.`)
    }
    const { live } = state.history
    const remotes: LoadedRelease[] = []
    for (const one of state.registered) {
      const wanted = others[one.name]
      if (wanted) remotes.push(await loader.remote(one, wanted.id, live))
    }
    const candidates = variantOf(state, {
      remotes,
      shell: others[SHELL] && (await loader.shell(others[SHELL].id, live)),
      content: content && (await loadContent(store.content, content.digest)),
    })
    if (candidates instanceof ReleaseProblem) throw candidates
    const result = await writer.write(candidates, live)
    if (result.status === 'written') return result.name
    throw result.failed[0].problem
  }

  async function answerOf(request: PreviewRequest, state: State): Promise<SiteAnswer> {
    try {
      return { outcome: 'composed', composition: await compose(request, state) }
    } catch (error) {
      const { kind, why, message } = problemOf(error)
      return { outcome: 'refused', kind, why, reason: message }
    }
  }

  return {
    /** Begins with those that are asked for now. Visitors and releases do not wait for them. */
    begin(state: State): void {
      if (oneAtATime.activeCount > 0) return
      for (const request of state.requests) {
        if (request.kind !== 'preview') continue
        working = oneAtATime(async () => store.requests.answer(request, await answerOf(request, state))).catch(() => {})
      }
    },
    /** Resolves when all that were begun are answered. */
    answered: () => working,
  }
}
