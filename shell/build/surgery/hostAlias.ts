import { join } from 'node:path'
import { federationAlias, federationFolder } from '@site/remote-kit/surgery/federationAlias'

const stubs = [
  ['runtime-core', 'utils/semver/index.js', 'semver.js'],
  ['runtime-core', 'utils/preload.js', 'preload.js'],
  ['runtime-core', 'plugins/snapshot/SnapshotHandler.js', 'snapshotHandler.js'],
  ['sdk', 'dom.js', 'dom.js'],
  ['sdk', 'logger.js', 'logger.js'],
] as const

/**
 * Where the shell takes the federation runtime from: its ESM files, without the parts that this host never uses
 * (5 KB, Brotli). The browser tests load, hydrate and navigate between remotes with exactly these files.
 */
export function hostAlias(): Record<string, string> {
  const alias = federationAlias()
  for (const [name, part, stub] of stubs) {
    alias[join(federationFolder(name), 'dist', part)] = join(import.meta.dirname, 'federationStubs', stub)
  }
  return alias
}
