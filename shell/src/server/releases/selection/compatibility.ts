import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { satisfies } from 'semver'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'

/**
 * Why a remote's release cannot work with a release of the shell; undefined if it can. Based on their manifests alone,
 * before anything is rendered.
 */
export function incompatibility(release: Release, shell: ShellRelease): ReleaseProblem | undefined {
  const contract = `${shell.contract}.0.0`
  if (!satisfies(contract, release.understands)) {
    return behind(
      'contract',
      `understands contract ${release.understands}, and shell ${shell.id} speaks ${shell.contract}: release the shell first.`,
    )
  }
  for (const [library, { range, names }] of Object.entries(release.uses)) {
    const offered = shell.provides[library]
    if (!offered) {
      return behind(
        'behind',
        `wants ${library} ${range}, which shell ${shell.id} does not offer: release the shell first.`,
      )
    }
    if (!satisfies(offered.version, range, { includePrerelease: true })) {
      return behind(
        'behind',
        `wants ${library} ${range}, and shell ${shell.id} offers ${offered.version}: release the shell first.`,
      )
    }
    const missing = names.find((name) => !offered.names.includes(name))
    if (missing !== undefined) {
      return behind(
        'behind',
        `uses \`${missing}\` of ${library} ${range}, which shell ${shell.id} does not offer (it has ${library} ${offered.version}): release the shell first.`,
      )
    }
  }
  return undefined
}

/** The shell's next release may be compatible. */
function behind(why: 'contract' | 'behind', reason: string): ReleaseProblem {
  return new ReleaseProblem('not yet', why, reason)
}
