import type { Situation } from './yearlySaving.ts'

/** Largest value a field takes, so that a slip of the finger does not print a saving of billions. */
export const LIMITS: Situation = { attendants: 50, salary: 50_000, charges: 200, agentFee: 50_000 }

/** Reads the calculator's fields; null while one of them is empty, no number, negative or beyond its limit. */
export function situationFrom(fields: Readonly<Record<keyof Situation, string>>): Situation | null {
  const attendants = numberWithin(fields.attendants, LIMITS.attendants)
  const salary = numberWithin(fields.salary, LIMITS.salary)
  const charges = numberWithin(fields.charges, LIMITS.charges)
  const agentFee = numberWithin(fields.agentFee, LIMITS.agentFee)
  if (attendants === null || salary === null || charges === null || agentFee === null) return null
  return { attendants, salary, charges, agentFee }
}

function numberWithin(text: string, limit: number): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() !== '' && value >= 0 && value <= limit ? value : null
}
