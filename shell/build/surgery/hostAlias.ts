import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ExpectModulesPlugin } from '@site/remote-kit/surgery/ExpectModulesPlugin'
import { federationAlias, federationFolder, withoutCommonJs } from '@site/remote-kit/surgery/federationAlias'

const stubs = [
  ['runtime-core', 'utils/semver/index.js', 'semver.js'],
  ['runtime-core', 'utils/preload.js', 'preload.js'],
  ['runtime-core', 'plugins/snapshot/SnapshotHandler.js', 'snapshotHandler.js'],
  ['sdk', 'dom.js', 'dom.js'],
  ['sdk', 'logger.js', 'logger.js'],
] as const

const replacementOf = (stub: string) => join(import.meta.dirname, 'federationStubs', stub)

/**
 * The federation runtime that the shell uses: its ESM files, without the parts that this host never needs (5 KB, Brotli).
 * The browser tests load, hydrate and navigate between remotes with exactly these files.
 */
export function hostAlias(): Record<string, string> {
  const alias = federationAlias()
  for (const [name, part, stub] of stubs) {
    const replaced = join(federationFolder(name), 'dist', part)
    if (!existsSync(replaced)) throw new Error(`${replaced}, which ${stub} replaces, no longer exists.`)
    alias[replaced] = replacementOf(stub)
  }
  return alias
}

/** Fails the build if a part of the runtime that the host does without is in the bundle anyway. */
export function expectHostAlias(): ExpectModulesPlugin {
  return new ExpectModulesPlugin({ present: stubs.map(([, , stub]) => replacementOf(stub)), absent: withoutCommonJs })
}
