import {
  type ReleaseAction,
  type ReleaseOrder,
  type ReleaseOutcome,
  releaseOrder,
  type SiteReleases,
} from '@site/contracts/SiteReleases'
import * as v from 'valibot'
import type { ViewCounts } from '../../views/ViewCounts.ts'
import type { Composition } from '../composition/Composition.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { SHELL } from '../storage/Pointer.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import type { Registry } from '../storage/registry.ts'
import { knownHistory } from './knownHistory.ts'
import { createMoves } from './createMoves.ts'
import { refusals } from './operationTexts.ts'
import { readSiteReleases } from './readSiteReleases.ts'
import { startPreview } from './startPreview.ts'

type Options = {
  store: ReleaseStore
  registry: Pick<Registry, 'remotes'>
  loader: Pick<Loader, 'digest'>
  current: () => Pick<Composition, 'id' | 'since'>
  /** What is wrong with this server now, a sentence each. */
  problems: () => readonly string[]
  views: Pick<ViewCounts, 'since'>
  siteUrl: string
  now?: () => number
}

/** What who runs the site does with releases from a page: looks, moves what visitors have had, and sees what is kept. */
export function createOperation(options: Options) {
  const { registry, loader, current, problems, views, siteUrl, now = Date.now } = options
  const store = knownHistory(options.store)
  const moves = createMoves({ store, now })
  const names = () => [SHELL, ...registry.remotes.map(({ name }) => name)]

  /** @throws PublishRefusal */
  function read(content: unknown): ReleaseOrder {
    const order = v.safeParse(releaseOrder, content)
    if (!order.success) throw new PublishRefusal(400, refusals.malformed)
    if (!names().includes(order.output.name)) throw new PublishRefusal(404, refusals.unknown(order.output.name))
    return order.output
  }

  return {
    /** What the page shows. */
    state: (mayAct: boolean): Promise<SiteReleases> =>
      readSiteReleases({ store, names: names(), current: current(), problems: problems(), views, mayAct, now: now() }),
    /** Does what was ordered. @throws PublishRefusal with a sentence for who has ordered it. */
    async act(action: ReleaseAction, content: unknown, operatorKey: Buffer): Promise<ReleaseOutcome> {
      const order = read(content)
      const { name, release, counter } = order
      if (action === 'pause' || action === 'resume') await moves.pause(order, action === 'pause')
      else if (release === undefined) throw new PublishRefusal(400, refusals.malformed)
      else if (action === 'preview') {
        return { preview: await startPreview({ loader, siteUrl, now: now() }, { name, release }, operatorKey) }
      } else await moves[action]({ name, release, counter })
      return {}
    },
  }
}

export type Operation = ReturnType<typeof createOperation>
