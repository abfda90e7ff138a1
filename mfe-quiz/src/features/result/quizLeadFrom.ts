import type { Lead } from '@site/leads/Lead'

/** The quiz lead of specification 7, call 3, out of what was typed. A blank company is sent as 'Não informado'. */
export function quizLeadFrom(form: FormData, score: number): Extract<Lead, { kind: 'quiz' }> {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  return {
    kind: 'quiz',
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    company: typed('company') || 'Não informado',
    score,
  }
}
