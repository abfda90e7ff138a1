import type { ReleaseOrder } from '@site/contracts/SiteReleases'
import { PublishedMeanwhile } from '@site/remote-kit/release/publication/publish'
import { NeverLive, pointBack, type State, setPause } from '../command/pointBack.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import { refusals } from './operationTexts.ts'

type Options = { store: ReleaseStore; now: () => number }

/** A release that a name is to be moved to, with the counter that somebody has seen. */
type Move = Required<ReleaseOrder>

/** How long a statement counts, in ms. It is published at once. */
const STATEMENT_PERIOD = 10 * 60_000

/** Moves names to what visitors have had, for which nobody's key is needed. Every part of it @throws PublishRefusal. */
export function createMoves({ store, now }: Options) {
  const state: State = (said) => ({
    statement: {
      ...said,
      site: '',
      digest: '',
      expiry: new Date(now() + STATEMENT_PERIOD).toISOString(),
      commit: '',
      author: 'admin page',
    },
  })

  /** Before anything else, so that who has seen an older state is told of that. */
  async function refuseUnseen({ name, counter }: Pick<ReleaseOrder, 'name' | 'counter'>): Promise<void> {
    const present = (await store.published())?.pointers[name]?.counter ?? 0
    if (present !== counter) throw new PublishRefusal(409, refusals.moved(name))
  }

  async function move(by: 'rollback' | 'release', said: string, { name, release, counter }: Move): Promise<void> {
    try {
      const seen = { [name]: counter }
      await pointBack(store, { [name]: release }, { by, message: (id) => `${said} ${id}`, state, seen })
    } catch (error) {
      if (error instanceof NeverLive) throw new PublishRefusal(409, refusals.neverLive(name, release))
      if (error instanceof PublishedMeanwhile) throw new PublishRefusal(409, refusals.moved(name))
      throw error
    }
  }

  return {
    /** Makes live for all what some visitors try out. */
    async promote(order: Move): Promise<void> {
      const { name, release } = order
      await refuseUnseen(order)
      const verdicts = await store.verdicts()
      const isTried = verdicts.some(({ generation }) => generation?.canaries?.[name]?.release === release)
      if (!isTried) throw new PublishRefusal(409, refusals.notTried(name, release))
      const isPaused = (await store.published())?.paused?.includes(name)
      if (isPaused) throw new PublishRefusal(409, refusals.paused(name))
      await move('release', 'Promotes', order)
    },
    /** Back to what visitors had, or still have beside what is tried out. */
    async rollback(order: Move): Promise<void> {
      await refuseUnseen(order)
      await move('rollback', 'Back to', order)
    },
    async pause(order: Pick<ReleaseOrder, 'name' | 'counter'>, isPaused: boolean): Promise<void> {
      await refuseUnseen(order)
      await setPause(store, order.name, isPaused)
    },
  }
}
