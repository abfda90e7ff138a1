import { join } from 'node:path'
import { ExpectModulesPlugin } from './ExpectModulesPlugin.ts'
import { federationAlias, federationFolder, stubAlias, withoutCommonJs } from './federationAlias.ts'

const stubOf = (file: string) => join(import.meta.dirname, 'federationStubs', file)
const stubs = [
  { part: 'init.js', stub: stubOf('init.js') },
  { part: 'updateOptions.js', stub: stubOf('updateOptions.js') },
  { part: 'installInitialConsumes.js', stub: stubOf('installInitialConsumes.js') },
  { part: 'getSharedFallbackGetter.js', stub: stubOf('getSharedFallbackGetter.js') },
].map((entry) => ({ ...entry, name: 'webpack-bundler-runtime' }))
const runtime = stubOf('runtime.js')

/**
 * The bundler runtime of a built remote's entry, without what only a remote needs that shares libraries of its own, or
 * imports one eagerly (1.4 KB, Brotli). Not for the dev server: a hot update may add a shared library.
 */
export function remoteAlias(): Record<string, string> {
  return {
    ...federationAlias(),
    ...stubAlias(stubs),
    // The plugin has an alias of its own that leads here.
    [join(federationFolder('runtime'), 'dist/index.cjs$')]: runtime,
    // What the stub imports.
    'federation-runtime$': join(federationFolder('runtime'), 'dist/index.js'),
  }
}

/** Fails the build if a part of the runtime that a remote does without is in its entry anyway. */
export function expectRemoteAlias(): ExpectModulesPlugin {
  return new ExpectModulesPlugin({ present: [...stubs.map(({ stub }) => stub), runtime], absent: withoutCommonJs })
}
