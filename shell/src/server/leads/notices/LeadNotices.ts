import type { DeskLead, DeskTarget } from '@site/contracts/LeadDesk'
import type { NoticeTarget } from './NoticeTarget.ts'
import { testLead } from './noticedLead.ts'
import type { NoticeStore } from './noticeStore.ts'

/** Who hears of leads, for the desk. */
export type LeadNotices = ReturnType<typeof createLeadNotices>

/** Fewer attempts are usual while a receiver restarts. */
const FEW_ATTEMPTS = 3

export function createLeadNotices(
  store: Pick<NoticeStore, 'states' | 'of' | 'revive'>,
  targets: readonly NoticeTarget[],
) {
  async function list(): Promise<DeskTarget[]> {
    const states = await store.states()
    return targets.map(({ name, place, writesToVisitors }) => {
      const known = states.find(({ target }) => target === name)
      const { waiting = 0, delivered = 0, dead = 0, withheld = 0, lastError = '' } = known ?? {}
      return { name, place, waiting, delivered, dead, withheld, lastError, canTest: !writesToVisitors }
    })
  }
  return {
    list,
    /** Names of those that do not take what they are told. */
    failing: async () =>
      targets.length === 0 ? [] : (await list()).filter(({ lastError }) => lastError !== '').map(({ name }) => name),
    /** Sends somebody who does not exist; undefined if there is no such receiver. */
    async test(name: string, now: number): Promise<{ reason: string | null } | undefined> {
      const target = targets.find((one) => one.name === name)
      return target && !target.writesToVisitors ? { reason: (await target.send(testLead(now))) ?? null } : undefined
    },
    async retry(name: string, now: number): Promise<boolean> {
      if (!targets.some((one) => one.name === name)) return false
      await store.revive(name, now)
      return true
    },
    /** By the leads' keys: who could not be told, who must not be, and who was. */
    async of(keys: readonly string[]) {
      const rows = await store.of(keys)
      const troubles = new Map<string, DeskLead['troubles']>()
      const withheld = new Map<string, DeskLead['withheld']>()
      const told = new Map<string, string[]>()
      for (const { lead, target, state, attempts, last_error: reason } of rows) {
        if (state === 'delivered') told.set(lead, [...(told.get(lead) ?? []), target])
        else if (state === 'none') {
          if (reason) withheld.set(lead, [...(withheld.get(lead) ?? []), { receiver: target, reason }])
        } else if (reason && (state === 'dead' || attempts >= FEW_ATTEMPTS)) {
          troubles.set(lead, [...(troubles.get(lead) ?? []), { receiver: target, reason }])
        }
      }
      return { troubles, withheld, told }
    },
  }
}
