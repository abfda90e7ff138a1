import { numberFrom } from './writtenNumber.ts'

/** What a visitor spends on attendance today, and what the agent would cost. Money in reais a month. */
export type Situation = {
  attendants: number
  salary: number
  /** Charges and benefits on top of the salary, in percent of it. */
  charges: number
  agentFee: number
}

type Saving = { teamCost: number; agentFee: number; monthly: number; yearly: number }

const MONTHS = 12

/** One attendant's cost with charges less the agent's fee, in whole reais; negative when the agent costs more. */
export function yearlySaving({ attendants, salary, charges, agentFee }: Situation): Saving {
  const teamCost = Math.round((attendants * salary * (100 + charges)) / 100)
  const monthly = teamCost - Math.round(agentFee)
  return { teamCost, agentFee: Math.round(agentFee), monthly, yearly: monthly * MONTHS }
}

/** One attendant in a small shop. Its saving is the R$ 30.396 a year that the agency claims as the least. */
export const defaultSituation: Situation = { attendants: 1, salary: 1960, charges: 70, agentFee: 799 }

/** Largest value a field takes, so that a slip of the finger does not print a saving of billions. */
const LIMITS: Situation = { attendants: 50, salary: 50_000, charges: 200, agentFee: 50_000 }

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
  const value = numberFrom(text)
  return value !== null && value <= limit ? value : null
}
