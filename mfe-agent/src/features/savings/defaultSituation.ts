import type { Situation } from './yearlySaving.ts'

/** One attendant in a small shop. Its saving is the R$ 30.396 a year that the agency claims as the least. */
export const defaultSituation: Situation = { attendants: 1, salary: 1960, charges: 70, agentFee: 799 }
