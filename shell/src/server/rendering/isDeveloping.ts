import type { Plan } from './Plan.ts'

/** True in a run of the dev command. */
export function isDeveloping({ developmentOrigins = {} }: Pick<Plan, 'developmentOrigins'>): boolean {
  return Object.keys(developmentOrigins).length > 0
}
