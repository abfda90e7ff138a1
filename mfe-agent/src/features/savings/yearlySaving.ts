import { exampleAttendant } from '@site/contracts/savingExample'
import { parseNumber } from './numberInput.ts'

/** What attendants whom a visitor would hire cost, and what the agent would cost, in reais per month. */
export type SavingsInput = {
  attendants: number
  salary: number
  /** Charges and benefits on top of the salary, in percent of it. */
  charges: number
  agentFee: number
}

type Saving = { hiringCost: number; agentFee: number; monthly: number; yearly: number }

const MONTHS = 12

/**
 * The yearly saving in whole reais: the attendants' cost with charges minus the agent's fee; negative if the agent costs
 * more.
 */
export function yearlySaving({ attendants, salary, charges, agentFee }: SavingsInput): Saving {
  const hiringCost = Math.round((attendants * salary * (100 + charges)) / 100)
  const monthly = hiringCost - Math.round(agentFee)
  return { hiringCost, agentFee: Math.round(agentFee), monthly, yearly: monthly * MONTHS }
}

/** One more attendant in a small shop, and the agent at its price: the example whose sum is shown everywhere. */
export const exampleInput = (agentFee: number): SavingsInput => ({ attendants: 1, ...exampleAttendant, agentFee })

/** The greatest accepted values, so that a typing error does not show a saving of billions. */
const LIMITS: SavingsInput = { attendants: 50, salary: 50_000, charges: 200, agentFee: 50_000 }

type Texts = Readonly<Record<keyof SavingsInput, string>>
/** What is wrong with a field: `above` is the limit that its number exceeds. */
export type Problem = 'missing' | 'unreadable' | { above: number }
export type ParsedInput = { input: SavingsInput } | { problems: Partial<Record<keyof SavingsInput, Problem>> }

/** Parses the calculator's fields, or returns for each whether it is empty, not a number, negative or above its limit. */
export function parseSavingsInput(texts: Texts): ParsedInput {
  const input = { attendants: 0, salary: 0, charges: 0, agentFee: 0 }
  const problems: Partial<Record<keyof SavingsInput, Problem>> = {}
  for (const name of ['attendants', 'salary', 'charges', 'agentFee'] as const) {
    const value = parseNumber(texts[name])
    if (value === null) problems[name] = texts[name].trim() ? 'unreadable' : 'missing'
    else if (value > LIMITS[name]) problems[name] = { above: LIMITS[name] }
    else input[name] = value
  }
  return Object.keys(problems).length > 0 ? { problems } : { input }
}
