import { createRequire } from 'node:module'
import { join } from 'node:path'
import { assertTested } from './testedVersions.ts'

const descriptions = join(import.meta.dirname, 'federationStubs/descriptions.js')
/** The bundler runtime by the name that `StableEntryPlugin` has it imported by. */
export const bundlerRuntime = '@module-federation/webpack-bundler-runtime'
const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk']

/**
 * Points Module Federation's runtime to its ESM files. The plugin resolves them as CommonJS, where nothing is tree
 * shaken and the size flags have no effect: a remote's entry is 28.7 KB then and 6.4 KB so (Brotli). All of them
 * together: one alone puts both copies into the bundle. The sentences of its errors stay outside: their codes say the
 * same.
 */
export function federationAlias(): Record<string, string> {
  const alias: Record<string, string> = {
    [`${bundlerRuntime}$`]: join(federationFolder('webpack-bundler-runtime'), 'dist/index.js'),
    '@module-federation/runtime$': join(federationFolder('runtime'), 'dist/index.js'),
    [join(federationFolder('error-codes'), 'dist/desc.mjs')]: descriptions,
  }
  for (const name of packages) {
    const dist = join(federationFolder(name), 'dist')
    alias[join(dist, 'index.cjs$')] = join(dist, 'index.js')
  }
  return alias
}

/** What shows in a bundle that the aliases matched: the runtime's CommonJS files are not in it, and its sentences neither. */
export const withoutCommonJs = /[\\/]@module-federation[\\/].*(\.cjs|[\\/]desc\.mjs)$/

/** Module Federation's files are named and replaced one by one: any other minor version may have others. */
const range = '~2.9.2'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))

/**
 * Folder of one of Module Federation's packages, the copy that the plugin itself uses.
 * @throws Error when it is not installed, or in a version that nothing here was tried with.
 */
export function federationFolder(name: string): string {
  const path = enhanced.resolve(`@module-federation/${name}`)
  const folder = path.slice(0, path.lastIndexOf('/dist/'))
  assertTested(folder, { name: `@module-federation/${name}`, range, what: 'taking parts out of it' })
  return folder
}
