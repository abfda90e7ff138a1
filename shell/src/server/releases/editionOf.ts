import { createHash } from 'node:crypto'
import type { Plan } from '../rendering/Plan.ts'

/** The shell's own pages, among the parts of a composition. */
export const SHELL = 'shell'

type Origin = Pick<Plan, 'frame' | 'site'> & { shell: string; releases: readonly { name: string; id: string }[] }

/**
 * What the documents of a part were rendered from, as a name: the shell's build, the links and facts
 * that every page shows and, for a remote's part, its release.
 * Two compositions with the same edition of a part have the same documents in it, to the byte.
 */
export function editionOf(plan: Origin, part: string): string {
  const { shell, releases, frame, site } = plan
  const release = releases.find(({ name }) => name === part)
  const origin = [shell, release && `${release.name}@${release.id}`, frame, site]
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 12)
}
