import { createHash, randomInt } from 'node:crypto'

/** The number of groups: few enough that a group does not identify a visitor. */
const GROUPS = 1000

/** The group in a cookie; undefined if the value is invalid. */
export function readGroup(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

export const assignGroup = (): number => randomInt(GROUPS)

/**
 * Whether a group gets a canary; `share` is in percent. Each release starts at a different group, and a larger share only
 * adds groups.
 */
export function isInCanary(group: number, { release, share }: { release: string; share: number }): boolean {
  const first = createHash('sha256').update(release).digest().readUInt32BE() % GROUPS
  return (group - first + GROUPS) % GROUPS < (share / 100) * GROUPS
}
