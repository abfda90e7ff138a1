import type { createAgreement } from './verdicts/agreement.ts'
import type { Composition } from './composition/Composition.ts'
import type { Live } from './composition/createLive.ts'
import { prunable, retention } from './storage/retention.ts'
import { type ReleaseStore, servingPeriod } from './storage/ReleaseStore.ts'

type Options = {
  store: ReleaseStore
  live: Pick<Live, 'findFiles'> & { readonly composition: Pick<Composition, 'id'> | undefined }
  agreement: Pick<ReturnType<typeof createAgreement>, 'shown'>
  now: () => number
  log: { info(message: string): void; warn(message: string): void }
}

/** The interval of pruning, and the delay of its first round, because a starting server has other work; in ms. */
const rounds = { pause: 60 * 60 * 1000, first: 10 * 60 * 1000 }

/** Background maintenance of a server's releases; failures are retried later. */
export function createMaintenance({ store, live, agreement, now, log }: Options) {
  let due = now() + rounds.first
  let working: Promise<void> = Promise.resolve()
  let seen: string | undefined
  let lastAdmitted = ''
  let lastReport = { text: '', at: 0 }

  /** Reports what this server serves, on change and periodically. */
  async function reportServing(composition: string): Promise<void> {
    const serving = { generation: agreement.shown, composition }
    const text = JSON.stringify(serving)
    if (text === lastReport.text && now() - lastReport.at < servingPeriod.pause) return
    lastReport = { text, at: now() }
    await store.reportServing(serving).catch(() => undefined)
  }

  /** Fetches former releases that tabs opened at other servers may request here. */
  async function fetchFormer(): Promise<void> {
    const former = (await store.admitted().catch(() => [])).filter(({ at }) => at > now() - retention.wasLive)
    const names = JSON.stringify(former.map(({ name, id }) => [name, id]).sort())
    let isNew = names !== lastAdmitted
    lastAdmitted = names
    for (const { name, id } of former) isNew = (await store.fetch(name, id).catch(() => false)) || isNew
    if (isNew) await live.findFiles()
  }

  /** Prunes releases: those on this machine, and on the judging server also the shared ones. */
  async function prune(judges: boolean): Promise<void> {
    const archives = judges ? store.archives : store.archives.slice(-1)
    try {
      for (const archive of archives) {
        for (const release of await prunable(store, archive, now())) {
          await archive.remove(release)
          log.info(`${release.name} ${release.id} is no longer kept.`)
        }
      }
    } catch (error) {
      log.warn(`Old releases cannot be removed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    fetchFormer,
    /** Called after each check; `judges` if this server is the judge. */
    async maintain(judges: boolean): Promise<void> {
      const composition = live.composition?.id
      if (composition === undefined) return
      // A release that was live only briefly on another server may never have been fetched here.
      const shown = `${composition} ${agreement.shown}`
      if (seen !== undefined && seen !== shown) working = working.then(fetchFormer)
      seen = shown
      if (now() >= due) {
        due = now() + rounds.pause
        working = working.then(() => prune(judges))
      }
      await reportServing(composition)
    },
    /** Resolves when nothing is being fetched or pruned. */
    maintained: () => working,
  }
}

export type Maintenance = ReturnType<typeof createMaintenance>
