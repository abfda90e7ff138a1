import pLimit from 'p-limit'
import { CONTENT } from '@site/contracts/PreviewToken'
import type { Variants } from './composition/createVariants.ts'
import { loadContent } from './content/loadContent.ts'
import type { Loader } from './selection/loadReleases.ts'
import type { ReleaseStore } from '../releaseStore/ReleaseStore.ts'
import { problemOf, ReleaseProblem } from '../releaseStore/ReleaseProblem.ts'
import type { SiteAnswer, SiteRequest } from '../releaseStore/Requests.ts'

type Options = {
  store: Pick<ReleaseStore, 'requests' | 'content'>
  loader: Pick<Loader, 'digest'>
  variant: Variants
  /** A release has to pass its gate again, if there is another one to show instead. */
  doubt(name: string, release: string, isDamaged: boolean): void
}

type PreviewRequest = Extract<SiteRequest, { kind: 'preview' }>

/** Does what serving processes have asked for, one request after the other and beside everything else. */
export function createRequestAnswers({ store, loader, variant, doubt }: Options) {
  const oneAtATime = pLimit(1)
  let working: Promise<void> = Promise.resolve()

  async function composePreview({ releases }: PreviewRequest): Promise<SiteAnswer> {
    try {
      const { [CONTENT]: content, ...others } = releases
      for (const [name, { id, digest }] of Object.entries(others)) {
        if ((await loader.digest(name, id)) === digest) continue
        throw new ReleaseProblem('bad', 'forged', `is not the ${name} ${id} that the link is for.`)
      }
      const ids = Object.fromEntries(Object.entries(others).map(([name, { id }]) => [name, id]))
      const draft = content && (await loadContent(store.content, content.digest))
      return { outcome: 'composed', composition: (await variant(ids, draft)).name }
    } catch (error) {
      const { kind, why, message } = problemOf(error)
      return { outcome: 'refused', kind, why, reason: message }
    }
  }

  return {
    /** Notes which releases are in doubt, before anything is decided. Returns the other open requests. */
    async read(): Promise<readonly SiteRequest[]> {
      const open = await store.requests.open()
      for (const request of open) {
        if (request.kind !== 'doubt') continue
        doubt(request.name, request.release, request.isDamaged)
        await store.requests.answer(request, { outcome: 'seen' })
      }
      return open.filter(({ kind }) => kind !== 'doubt')
    },
    /** Composes previews. Visitors and releases do not wait for them. */
    answer(requests: readonly SiteRequest[]): void {
      if (oneAtATime.activeCount > 0) return
      for (const request of requests) {
        if (request.kind !== 'preview') continue
        working = oneAtATime(async () => store.requests.answer(request, await composePreview(request))).catch(() => {})
      }
    },
    /** Resolves when all that were begun are answered. */
    answered: () => working,
  }
}
