import { createHash } from 'node:crypto'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { keyOf } from './keyOf.ts'

/** The names of a plan's parts. */
export const partsOf = ({ releases }: Pick<Plan, 'releases'>): string[] => [...releases.map(({ name }) => name), SHELL]

/**
 * The name of a composition's folder. Besides its id it has a hash of what its documents are made from: other settings, or
 * another build of the server, make others of the same releases.
 */
export function compositionNameOf(plan: Plan, build: string): string {
  const keys = partsOf(plan)
    .map((name) => `${name} ${keyOf(plan, name)}`)
    .sort()
  const hash = createHash('sha256').update([build, ...keys].join('\n'))
  return `${plan.id}-${hash.digest('hex').slice(0, 8)}`
}
