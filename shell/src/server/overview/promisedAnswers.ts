import type { FormDefinition } from '@site/contracts/FormDefinition'
import { answerDue } from '../leads/desk/waitingSince.ts'
import type { LeadActivity } from '../leads/store/LeadStore.ts'
import type { PromisedAnswer } from './overviewWeek.ts'

type Promises = { openingHours: string; forms: readonly Pick<FormDefinition, 'kind' | 'basis'>[] }

/** Whether a form promises an answer. One that is gone did; a subscription does not. */
export const expectsAnswer = (kind: string, forms: Promises['forms']) =>
  forms.find((form) => form.kind === kind)?.basis !== 'consent'

/** Which answers were promised, and when they came. Whoever is answered once is answered for all that was asked before. */
export function promisedAnswers(
  received: LeadActivity['received'],
  { openingHours, forms }: Promises,
): PromisedAnswer[] {
  const given = new Map<string, number[]>()
  for (const { answeredAt, person } of received) {
    if (answeredAt > 0) for (const mark of marksOf(person)) given.set(mark, [...(given.get(mark) ?? []), answeredAt])
  }
  return received.flatMap(({ kind, receivedAt, answeredAt, person }) => {
    const due = expectsAnswer(kind, forms) ? answerDue(openingHours, receivedAt) : undefined
    if (!due) return []
    const later = [answeredAt, ...marksOf(person).flatMap((mark) => given.get(mark) ?? [])]
    const answers = later.filter((at) => at > 0 && at >= receivedAt)
    return [{ receivedAt, due: due.getTime(), answeredAt: answers.length > 0 ? Math.min(...answers) : undefined }]
  })
}

const marksOf = ({ email, phone }: LeadActivity['received'][number]['person']) => [
  ...(email ? [`e ${email}`] : []),
  ...(phone ? [`p ${phone}`] : []),
]
