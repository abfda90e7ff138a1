/** What a visitor spends on attendance today, and what the agent would cost. Money in reais a month. */
export type Situation = {
  attendants: number
  salary: number
  /** Charges and benefits on top of the salary, in percent of it. */
  charges: number
  agentFee: number
}

export type Saving = { teamCost: number; agentFee: number; monthly: number; yearly: number }

const MONTHS = 12

/** One attendant's cost with charges less the agent's fee, in whole reais; negative when the agent costs more. */
export function yearlySaving({ attendants, salary, charges, agentFee }: Situation): Saving {
  const teamCost = Math.round((attendants * salary * (100 + charges)) / 100)
  const monthly = teamCost - Math.round(agentFee)
  return { teamCost, agentFee: Math.round(agentFee), monthly, yearly: monthly * MONTHS }
}
