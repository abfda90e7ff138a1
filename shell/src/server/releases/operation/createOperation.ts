import {
  type ReleaseAction,
  type ReleaseActionRequest,
  type ReleaseOutcome,
  releaseActionRequest,
  type SiteReleases,
} from '@site/contracts/SiteReleases'
import * as v from 'valibot'
import type { ViewCounts } from '../../views/ViewCounts.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { Registry } from '../../releaseStore/registry.ts'
import { knownHistory } from './knownHistory.ts'
import { createActions } from './createActions.ts'
import { refusals } from './operationTexts.ts'
import { readSiteReleases, type ShownState } from './readSiteReleases.ts'
import { startPreview } from './startPreview.ts'

type Options = {
  store: ReleaseStore
  registry: Pick<Registry, 'remotes'>
  loader: Pick<Loader, 'digest'>
  shown: () => ShownState
  /** Current problems of this server, a sentence each. */
  problems: () => readonly string[]
  views: Pick<ViewCounts, 'since'>
  siteUrl: string
  now?: () => number
}

/** What the operator can do with releases on a page: list them, roll back to former ones, preview any that is kept. */
export function createOperation(options: Options) {
  const { registry, loader, shown, problems, views, siteUrl, now = Date.now } = options
  const store = knownHistory(options.store)
  const actions = createActions({ store, now })
  const names = () => [SHELL, ...registry.remotes.map(({ name }) => name)]

  /** @throws PublishRefusal */
  function read(content: unknown): ReleaseActionRequest {
    const request = v.safeParse(releaseActionRequest, content)
    if (!request.success) throw new PublishRefusal(400, refusals.malformed)
    if (!names().includes(request.output.name)) throw new PublishRefusal(404, refusals.unknown(request.output.name))
    return request.output
  }

  return {
    /** The page's data. */
    state: (mayAct: boolean): Promise<SiteReleases> =>
      readSiteReleases({ store, names: names(), shown: shown(), problems: problems(), views, mayAct, now: now() }),
    /** Performs an action. @throws PublishRefusal with a sentence for the person who requested it. */
    async act(
      action: ReleaseAction,
      content: unknown,
      { operatorKey, author }: { operatorKey: Buffer; author: string },
    ): Promise<ReleaseOutcome> {
      const request = read(content)
      const { name, release, counter } = request
      if (action === 'pause' || action === 'resume') await actions.pause(request, action === 'pause', author)
      else if (release === undefined) throw new PublishRefusal(400, refusals.malformed)
      else if (action === 'preview') {
        return { preview: await startPreview({ loader, siteUrl, now: now() }, { name, release }, operatorKey) }
      } else await actions[action]({ name, release, counter }, author)
      return {}
    },
  }
}

export type Operation = ReturnType<typeof createOperation>
