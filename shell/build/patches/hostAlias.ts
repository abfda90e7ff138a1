import { join } from 'node:path'
import { ExpectModulesPlugin } from '@site/remote-kit/patches/ExpectModulesPlugin'
import { federationAlias, stubAlias, withoutCommonJs } from '@site/remote-kit/patches/federationAlias'

const stubs = [
  { name: 'runtime-core', part: 'utils/semver/index.js', stub: 'semver.js' },
  { name: 'runtime-core', part: 'utils/context.js', stub: 'context.js' },
  { name: 'runtime-core', part: 'utils/load.js', stub: 'load.js' },
  { name: 'runtime-core', part: 'utils/preload.js', stub: 'preload.js' },
  { name: 'runtime-core', part: 'plugins/snapshot/SnapshotHandler.js', stub: 'snapshotHandler.js' },
  { name: 'sdk', part: 'dom.js', stub: 'dom.js' },
  { name: 'sdk', part: 'logger.js', stub: 'logger.js' },
].map((entry) => ({ ...entry, stub: join(import.meta.dirname, 'federationStubs', entry.stub) }))

/**
 * The federation runtime that the shell uses: its ESM files, without the parts that this host never needs (5 KB, Brotli).
 * The browser tests load, hydrate and navigate between remotes with exactly these files.
 */
export function hostAlias(): Record<string, string> {
  return { ...federationAlias(), ...stubAlias(stubs) }
}

/** Fails the build if a part of the runtime that the host does without is in the bundle anyway. */
export function expectHostAlias(): ExpectModulesPlugin {
  return new ExpectModulesPlugin({ present: stubs.map(({ stub }) => stub), absent: withoutCommonJs })
}
