import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Agreement } from './verdicts/agreement.ts'
import type { CanaryJudge } from './canary/createCanaryJudge.ts'
import type { Canaries } from './canary/runningCanaries.ts'
import type { ServedRemotes } from './selection/servedRemotes.ts'
import type { Maintenance } from './maintenance.ts'
import type { Live } from './composition/createLive.ts'
import type { Judge } from './verdicts/judge.ts'
import { scopeOf } from './verdicts/scopeOf.ts'
import { LeaseHeldElsewhere, NothingToServe } from './selection/NothingToServe.ts'
import { idsOf, type ReleaseHistory } from './selection/ReleaseHistory.ts'
import type { Refusals } from './selection/refusals.ts'
import type { ServiceVariables } from './selection/resolveServices.ts'
import type { Suspects } from './selection/suspects.ts'
import { readLastGood } from './storage/lastGood.ts'
import { type PointerSnapshot, SHELL } from './storage/Pointer.ts'
import type { ReleaseStore } from './storage/ReleaseStore.ts'
import type { Registry } from './storage/registry.ts'
import type { Sources } from './storage/sources.ts'

type Options = {
  registry: Registry
  store: Pick<ReleaseStore, 'localPointers'>
  releasesFolder: string
  build: string
  services: ServiceVariables['values']
  now: () => number
  sources: Sources
  refusals: Refusals
  suspects: Suspects
  history: ReleaseHistory
  live: Pick<Live, 'composition'>
  agreement: Agreement
  judge: Judge
  canaryJudge: CanaryJudge
  served: Pick<ServedRemotes, 'update'>
  maintenance: Pick<Maintenance, 'maintain'>
}

/** Reads the desired state, and makes it live: by this server's verdict, or by that of the judging server. */
export function createRefresh(options: Options) {
  const { registry, store, releasesFolder, build, services, now } = options
  const { sources, refusals, suspects, history, live, agreement, judge, canaryJudge, served, maintenance } = options
  let judges = false
  /** The running canaries while the verdict cannot be shared. */
  let unshared: Canaries = {}

  /** The desired state as far as this machine knows it while the store is unavailable: what was good last, or its folder. */
  async function localState(): Promise<Pick<PointerSnapshot, 'pointers' | 'publication'>> {
    if (Object.keys(history.lastGood).length > 0) return { pointers: new Map(), publication: 0 }
    return store.localPointers([SHELL, ...registry.remotes.map(({ name }) => name)])
  }

  async function refreshOnce(): Promise<void> {
    const at = now()
    if (!live.composition) history.lastGood = await readLastGood(releasesFolder)
    await registry.read()
    if (!live.composition && registry.problem) throw new NothingToServe(registry.problem)
    const desired = await sources.read()
    // Refusals whose cause was elsewhere are reopened.
    if (desired?.changed) refusals.reopen(['behind', 'contract', 'foreign', 'unsigned'])
    if (!desired && live.composition) return
    const scope = scopeOf({ registered: registry.remotes, build, services })
    const mayJudge = await agreement.mayJudge(scope, desired?.pointers)
    judges = mayJudge === 'yes'
    if (mayJudge === 'no' && !live.composition) throw new LeaseHeldElsewhere()
    if (mayJudge !== 'yes' && live.composition) return
    const { pointers, publication } = desired ?? (await localState())
    const present = agreement.canaries ?? unshared
    const canaryPlan = await canaryJudge.plan(pointers, present)
    const ongoing = Object.entries(present).filter(([name]) => name in canaryPlan.running)
    const record = (
      ids: Readonly<Record<string, string>>,
      notices: readonly ReleaseNotice[],
      canaries = Object.fromEntries(ongoing),
    ) => agreement.record({ scope, publication, live: ids, canaries, notices })
    await judge({ pointers: canaryPlan.pointers, at, doubted: suspects.take(), record })
    const { running, notices, activate, discard } = await canaryJudge.prepare(canaryPlan)
    // Other servers are told before visitors get it.
    if (history.live && (await record(idsOf(history.live), notices, running))) {
      unshared = running
      await activate()
    } else discard()
  }

  return async function refresh(): Promise<void> {
    await refreshOnce()
    await served.update()
    await maintenance.maintain(judges)
  }
}
