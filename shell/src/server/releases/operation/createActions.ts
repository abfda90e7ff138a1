import type { ReleaseActionRequest } from '@site/contracts/SiteReleases'
import { PublishedMeanwhile } from '@site/release-protocol/publication/publish'
import { NeverLiveError, rollBack, type MakeStatement, setPause } from '../command/rollBack.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import { refusals } from './operationTexts.ts'

type Options = { store: ReleaseStore; now: () => number }

/** A request with a release, which pausing does not need. */
type CompleteRequest = Required<ReleaseActionRequest>

/** Validity of a statement, in ms. It is published at once. */
const STATEMENT_PERIOD = 10 * 60_000

/** Publishes releases that were live before, which needs no team's key. Every action @throws PublishRefusal. */
export function createActions({ store, now }: Options) {
  const statementsBy =
    (author: string): MakeStatement =>
    (statement) => ({
      statement: {
        ...statement,
        site: '',
        digest: '',
        expiry: new Date(now() + STATEMENT_PERIOD).toISOString(),
        commit: '',
        author,
      },
    })

  /** The first check, so that the user of an outdated page learns that it is outdated. */
  async function refuseUnseen({ name, counter }: Pick<ReleaseActionRequest, 'name' | 'counter'>): Promise<void> {
    const present = (await store.published())?.pointers[name]?.counter ?? 0
    if (present !== counter) throw new PublishRefusal(409, refusals.moved(name))
  }

  async function move(
    by: 'rollback' | 'release',
    statement: string,
    { name, release, counter }: CompleteRequest,
    author: string,
  ): Promise<void> {
    try {
      const seen = { [name]: counter }
      await rollBack(
        store,
        { [name]: release },
        { by, message: (id) => `${statement} ${id}`, makeStatement: statementsBy(author), seen },
      )
    } catch (error) {
      if (error instanceof NeverLiveError) throw new PublishRefusal(409, refusals.neverLive(name, release))
      if (error instanceof PublishedMeanwhile) throw new PublishRefusal(409, refusals.moved(name))
      throw error
    }
  }

  return {
    /** Promotes a canary to all visitors. */
    async promote(request: CompleteRequest, author: string): Promise<void> {
      const { name, release } = request
      await refuseUnseen(request)
      const verdicts = await store.verdicts()
      const isTried = verdicts.some(({ generation }) => generation?.canaries?.[name]?.release === release)
      if (!isTried) throw new PublishRefusal(409, refusals.notTried(name, release))
      const isPaused = (await store.published())?.paused?.includes(name)
      if (isPaused) throw new PublishRefusal(409, refusals.paused(name))
      await move('release', 'Promotes', request, author)
    },
    /** Goes back to a former release, or ends a canary. */
    async rollback(request: CompleteRequest, author: string): Promise<void> {
      await refuseUnseen(request)
      await move('rollback', 'Back to', request, author)
    },
    async pause(
      request: Pick<ReleaseActionRequest, 'name' | 'counter'>,
      isPaused: boolean,
      author: string,
    ): Promise<void> {
      await refuseUnseen(request)
      await setPause(store, { name: request.name, isPaused, author })
    },
  }
}
