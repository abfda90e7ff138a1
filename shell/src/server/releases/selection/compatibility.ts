import { endOfContract, endOfMajor } from '@site/contracts/contractVersions'
import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'
import { type ShellRelease, WHOLE } from '@site/contracts/ShellRelease'
import { packageOf } from '@site/release-protocol/release/packageOf'
import { intersects, major, satisfies } from 'semver'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'

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

/**
 * True if a release asks for the site's own package in the major version before the one that a shell offers. What the two share
 * at run time serves both (shared/contracts/README.md); all else is in the release itself.
 */
function isFormerMajor(library: string, range: string, offered: string): boolean {
  const former = major(offered) - 1
  return library.startsWith('@site/') && former > 0 && intersects(range, `^${former}.0.0`)
}

const isOffered = (range: string, version: string) => satisfies(version, range, { includePrerelease: true })

/**
 * What the team of a release has to do that is written in the former contract, or uses the site's packages in the former major
 * version, as a clause about the release; undefined for others.
 */
export function endOfFormer(release: Pick<Release, 'contract' | 'uses'>, shell: ShellRelease): string | undefined {
  const former = Object.entries(release.uses).find(([library, { range }]) => {
    const version = shell.provides[library]?.version
    return version !== undefined && !isOffered(range, version) && isFormerMajor(library, range, version)
  })
  return endOfContract(release) ?? (former && endOfMajor(packageOf(former[0]), former[1].range))
}

/** What the teams are told whose releases are written in the former contract, or use former packages. */
export function formerContracts(releases: readonly Release[], shell: ShellRelease): ReleaseNotice[] {
  return releases.flatMap((release) => {
    const text = endOfFormer(release, shell)
    return text === undefined ? [] : [{ name: release.name, release: release.id, text }]
  })
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
  if (!isOffered(range, offered.version) && !isFormerMajor(library, range, offered.version))
    return `wants ${library} ${range}, and shell ${id} offers ${offered.version}`
  const missing = names.filter((name) => !offered.names.includes(name))
  if (missing.length === 0) return undefined
  if (missing.includes(WHOLE)) return `uses ${library} ${range} as a whole, of which shell ${id} offers a part`
  return `uses ${missing.map((name) => `\`${name}\``).join(', ')} of ${library} ${range}, which shell ${id} does not offer (it has ${library} ${offered.version})`
}
