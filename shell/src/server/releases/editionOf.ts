import { createHash } from 'node:crypto'
import type { Release } from '@site/contracts/Release'
import { siteForms } from './siteForms.ts'

/** The shell's own pages, among the parts of a composition. */
export const SHELL = 'shell'

type Releases = { shell: string; releases: readonly Pick<Release, 'name' | 'id' | 'routes' | 'forms'>[] }

/**
 * What the documents of a part were rendered from, as a name: the shell's release and, for a remote's part, its own.
 * Two compositions with the same edition of a part have the same documents in it, to the byte.
 */
export function editionOf({ shell, releases }: Releases, part: string): string {
  const release = releases.find(({ name }) => name === part)
  // A page that explains the site's forms changes with each of them.
  const forms = release?.routes.some(({ explainsForms }) => explainsForms) ? JSON.stringify(siteForms(releases)) : ''
  const origin = release ? `${shell} ${release.name}@${release.id}${forms}` : shell
  return createHash('sha256').update(origin).digest('hex').slice(0, 12)
}
