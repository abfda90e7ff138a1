import { createHash, randomInt } from 'node:crypto'

/** Visitors are divided into so many groups: few enough that a group says nothing of who is in it. */
const GROUPS = 1000

/** The group of a cookie; undefined for anything that is none. */
export function readGroup(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

export const drawGroup = (): number => randomInt(GROUPS)

/**
 * Whether a group is among those that try a release out, `share` being in percent. Each release begins at another group; a
 * greater share adds groups and takes none away.
 */
export function triesOut(group: number, { release, share }: { release: string; share: number }): boolean {
  const first = createHash('sha256').update(release).digest().readUInt32BE() % GROUPS
  return (group - first + GROUPS) % GROUPS < (share / 100) * GROUPS
}
