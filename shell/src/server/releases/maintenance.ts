import type { createAgreement } from './verdicts/agreement.ts'
import type { Composition } from './composition/Composition.ts'
import type { Live } from './composition/createLive.ts'
import { prunable, retention } from './storage/retention.ts'
import { type ReleaseStore, servingPeriod } from './storage/ReleaseStore.ts'

type Options = {
  store: ReleaseStore
  live: Pick<Live, 'findFiles'> & { readonly composition: Pick<Composition, 'id'> | undefined }
  agreement: Pick<ReturnType<typeof createAgreement>, 'shown'>
  /** False where another process of this machine does what is to be done here. */
  tidies?: boolean | undefined
  now: () => number
  log: { info(message: string): void; warn(message: string): void }
}

/** Pause between two rounds of removing, and before the first one, when a server has much else to do; in ms. */
const rounds = { pause: 60 * 60 * 1000, first: 10 * 60 * 1000 }

/** What a server does for releases beside composing: nothing has to wait for it, and what goes wrong is done again later. */
export function createMaintenance({ store, live, agreement, tidies = true, now, log }: Options) {
  let due = now() + rounds.first
  let working: Promise<void> = Promise.resolve()
  let seen: string | undefined
  let admitted = ''
  let told = { text: '', at: 0 }

  /** Says what visitors get here, when that changes and now and then. */
  async function reportServing(composition: string): Promise<void> {
    const serving = { generation: agreement.shown, composition }
    const text = JSON.stringify(serving)
    if (text === told.text && now() - told.at < servingPeriod.pause) return
    told = { text, at: now() }
    await store.reportServing(serving).catch(() => undefined)
  }

  /** Brings what tabs that were opened at other servers may ask this one for. */
  async function bringFormer(): Promise<void> {
    const former = (await store.admitted().catch(() => [])).filter(({ at }) => at > now() - retention.wasLive)
    const names = JSON.stringify(former.map(({ name, id }) => [name, id]).sort())
    let isNew = names !== admitted
    admitted = names
    for (const { name, id } of former) isNew = (await store.bring(name, id).catch(() => false)) || isNew
    if (isNew) await live.findFiles()
  }

  /** Removes releases that need not be kept: this machine's, and of the server that judges those that all share. */
  async function prune(judges: boolean): Promise<void> {
    const archives = judges ? store.archives : tidies ? store.archives.slice(-1) : []
    try {
      for (const archive of archives) {
        for (const release of await prunable(store, archive, now())) {
          await archive.remove(release)
          log.info(`${release.name} ${release.id} is kept no more.`)
        }
      }
    } catch (error) {
      log.warn(`Old releases cannot be removed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  return {
    bringFormer,
    /** After each look: `judges` when it is this server that does. */
    async tend(judges: boolean): Promise<void> {
      const composition = live.composition?.id
      if (composition === undefined) return
      // What was live elsewhere for a moment may never have been here.
      const shown = `${composition} ${agreement.shown}`
      if (seen !== undefined && seen !== shown) working = working.then(bringFormer)
      seen = shown
      if (now() >= due) {
        due = now() + rounds.pause
        working = working.then(() => prune(judges))
      }
      await reportServing(composition)
    },
    /** Settles when nothing is brought or removed. */
    tended: () => working,
  }
}

export type Maintenance = ReturnType<typeof createMaintenance>
