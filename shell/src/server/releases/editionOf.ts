import { createHash } from 'node:crypto'

/** The shell's own pages, among the parts of a composition. */
export const SHELL = 'shell'

type Releases = { shell: string; releases: readonly { name: string; id: string }[] }

/**
 * What the documents of a part were rendered from, as a name: the shell's release and, for a remote's part, its own.
 * Two compositions with the same edition of a part have the same documents in it, to the byte.
 */
export function editionOf({ shell, releases }: Releases, part: string): string {
  const release = releases.find(({ name }) => name === part)
  const origin = release ? `${shell} ${release.name}@${release.id}` : shell
  return createHash('sha256').update(origin).digest('hex').slice(0, 12)
}
