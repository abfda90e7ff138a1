import type { DeskSubmission } from '@site/contracts/LeadDesk'
import { sameName } from './sameName.ts'

type Said = Pick<DeskSubmission, 'form' | 'name' | 'answers'>

/**
 * Every answer in a person's forms, newest first, by label. Asked twice by one form, the newest answer counts; what another
 * form or another person has answered to the same question is beside it.
 */
export function knownAnswers(submissions: readonly Said[]): Record<string, string> {
  const answers = new Map<string, { text: string; said: Said }>()
  for (const said of submissions) {
    for (const [label, text] of Object.entries(said.answers)) {
      const known = answers.get(label)
      if (!known) answers.set(label, { text, said })
      else if (!sameName(known.said.name, said.name))
        addOnce(answers, `${label} (${said.name || said.form})`, { text, said })
      else if (known.said.form !== said.form) addOnce(answers, `${label} (${said.form})`, { text, said })
    }
  }
  return Object.fromEntries([...answers].map(([label, { text }]) => [label, text]))
}

function addOnce<Value>(answers: Map<string, Value>, label: string, value: Value): void {
  if (!answers.has(label)) answers.set(label, value)
}

/** The newest form that somebody wrote something into, which an answer is about. In the newest form's name before any other. */
export function askedIn<One extends Said>(submissions: readonly One[]): One | undefined {
  const written = submissions.filter(({ answers }) => Object.keys(answers).length > 0)
  return written.find(({ name }) => sameName(name, submissions[0]?.name ?? '')) ?? written[0]
}
