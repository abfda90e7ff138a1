import { whatsAppReply } from '@site/contracts/openingNow'
import type { DeskState } from '../store/StoredLead.ts'

type Asked = {
  receivedAt: number
  desk: Pick<DeskState, 'stage' | 'answeredAt'>
  /** Whether its form promises an answer: a subscription does not. */
  expectsAnswer: boolean
}

/**
 * Since when a person has been waiting for an answer, in ms; undefined if nobody waits. `requests` are the person's, newest
 * first. Whoever is answered once is answered for all that was asked before.
 */
export function waitingSince(requests: readonly Asked[]): number | undefined {
  if (requests[0]?.desk.stage !== 'new') return undefined
  const answered = Math.max(0, ...requests.map(({ desk }) => desk.answeredAt))
  const open = requests.filter(
    ({ desk, receivedAt, expectsAnswer }) => expectsAnswer && desk.stage === 'new' && receivedAt > answered,
  )
  return open.length > 0 ? Math.min(...open.map(({ receivedAt }) => receivedAt)) : undefined
}

/** When the answer is due that the site promises in its opening hours; undefined if the agency never opens. */
export function answerDue(openingHours: string, since: number): Date | undefined {
  return whatsAppReply(openingHours, new Date(since)).due
}
