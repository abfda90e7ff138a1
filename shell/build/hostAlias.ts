import { join } from 'node:path'
import { federationAlias } from 'shared/build/federationAlias.ts'

const stubs: Record<string, string> = {
  'utils/semver/index.js': 'semver.js',
  'utils/preload.js': 'preload.js',
  'plugins/snapshot/SnapshotHandler.js': 'snapshotHandler.js',
}

/**
 * Where the shell takes the federation runtime from: its ESM files, without three parts that this host never uses
 * (3.6 KB, Brotli). The browser tests load, hydrate and navigate between remotes with exactly these files.
 */
export function hostAlias(): Record<string, string> {
  const alias = federationAlias()
  const core = Object.values(alias).find((path) => path.includes('runtime-core'))
  if (!core) throw new Error('@module-federation/runtime-core is not installed. Run npm install.')
  for (const [part, stub] of Object.entries(stubs)) {
    alias[join(core, '..', part)] = join(import.meta.dirname, 'federationStubs', stub)
  }
  return alias
}
