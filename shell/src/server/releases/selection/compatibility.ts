import type { Release } from '@site/contracts/Release'
import { type ShellRelease, WHOLE } from '@site/contracts/ShellRelease'
import { satisfies } from 'semver'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'

/** What keeps a remote's release from working with a release of the shell: a word, and a clause about the remote. */
type Mismatch = { why: 'contract' | 'behind'; clause: string }

/**
 * Why a remote's release cannot work with a release of the shell; undefined if it can. Based on their manifests alone,
 * before anything is rendered. The shell's next release may end it.
 */
export function incompatibility(release: Release, shell: ShellRelease): ReleaseProblem | undefined {
  const found = mismatch(release, shell)
  return found && new ReleaseProblem('not yet', found.why, `${found.clause}: release the shell first.`)
}

/** The same as a problem of the shell; `further` says what else is to be known, as a sentence. */
export function objectionOf(release: Release, shell: ShellRelease, further = ''): ReleaseProblem {
  const { why = 'behind', clause = '' } = mismatch(release, shell) ?? {}
  const mend = further ? `. ${further}` : `: release ${release.name} with it.`
  return new ReleaseProblem('not yet', why, `does not go with ${release.name} ${release.id}, which ${clause}${mend}`)
}

/** True if another shell would end the problem. */
export const isAboutShell = ({ why }: ReleaseProblem) => why === 'behind' || why === 'contract'

const mismatch = (release: Release, shell: ShellRelease): Mismatch | undefined => mismatches(release, shell)[0]

/** Everything that keeps a remote's release from working with a release of the shell. */
export function mismatches({ understands, uses }: Release, shell: ShellRelease): Mismatch[] {
  // A shell goes on with what its own contract has replaced.
  const spoken = [shell.contract, shell.contract - 1]
  if (!spoken.some((contract) => satisfies(`${contract}.0.0`, understands))) {
    const clause = `understands contract ${understands}, and shell ${shell.id} speaks ${spoken.join(' and ')}`
    return [{ why: 'contract', clause }]
  }
  return Object.entries(uses).flatMap(([library, use]) => {
    const clause = missingImport(library, use, shell)
    return clause === undefined ? [] : [{ why: 'behind' as const, clause }]
  })
}

function missingImport(
  library: string,
  { range, names }: Release['uses'][string],
  { id, provides }: ShellRelease,
): string | undefined {
  const offered = provides[library]
  if (!offered) return `wants ${library} ${range}, which shell ${id} does not offer`
  if (!satisfies(offered.version, range, { includePrerelease: true }))
    return `wants ${library} ${range}, and shell ${id} offers ${offered.version}`
  const missing = names.filter((name) => !offered.names.includes(name))
  if (missing.length === 0) return undefined
  if (missing.includes(WHOLE)) return `uses ${library} ${range} as a whole, of which shell ${id} offers a part`
  return `uses ${missing.map((name) => `\`${name}\``).join(', ')} of ${library} ${range}, which shell ${id} does not offer (it has ${library} ${offered.version})`
}
