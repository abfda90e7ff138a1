import type { DeskSubmission } from '@site/contracts/LeadDesk'
import { formatTime } from '../../releases/texts/format.ts'

type Named = Pick<DeskSubmission, 'number' | 'name'>

/** A form in one line: what, when, and from whom. */
export function submissionTitle({ form, receivedAt, name, email, phone }: Omit<DeskSubmission, 'answers'>): string {
  return [`${form}, ${formatTime(receivedAt)}`, [name, email, phone].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(': ')
}

/**
 * The forms that are certainly of whoever sent the newest: people may share a number or an address, and hardly a name as
 * well.
 */
export function ownNumbers(submissions: readonly Named[]): number[] {
  const [newest] = submissions
  return submissions
    .filter((one) => one === newest || folded(one.name) === folded(newest?.name ?? ''))
    .map(({ number }) => number)
}

const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
