import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { assertTested } from './testedVersions.ts'

const descriptions = join(import.meta.dirname, 'federationStubs/descriptions.js')
/** The name under which `StableEntryPlugin` imports the bundler runtime. */
export const bundlerRuntime = '@module-federation/webpack-bundler-runtime'
const packages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'sdk']

/**
 * Points Module Federation's runtime to its ESM files. The plugin resolves them as CommonJS, which is not tree-shaken and
 * ignores the size flags: a remote's entry then has 28.7 KB instead of 6.4 KB (Brotli). All of them together, because a
 * single one would put both copies into the bundle. Error messages are left out: their codes say the same.
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

/** A file of one of Module Federation's packages, below `dist`, and the file that replaces it. */
export type Stub = { name: string; part: string; stub: string }

/**
 * Replaces parts of the runtime.
 * @throws Error if a part no longer exists.
 */
export function stubAlias(stubs: readonly Stub[]): Record<string, string> {
  return Object.fromEntries(
    stubs.map(({ name, part, stub }) => {
      const replaced = join(federationFolder(name), 'dist', part)
      if (!existsSync(replaced)) throw new Error(`${replaced}, which ${stub} replaces, no longer exists.`)
      return [replaced, stub]
    }),
  )
}

/** Shows in a bundle that the aliases matched: it contains neither the runtime's CommonJS files nor its error messages. */
export const withoutCommonJs = /[\\/]@module-federation[\\/].*(\.cjs|[\\/]desc\.mjs)$/

/** Module Federation's files are replaced individually by name: any other minor version may have different ones. */
const range = '~2.9.2'

const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))

/**
 * Folder of one of Module Federation's packages, in the copy that the plugin itself uses.
 * @throws Error if it is not installed, or its version was not tested here.
 */
export function federationFolder(name: string): string {
  const path = enhanced.resolve(`@module-federation/${name}`)
  const folder = path.slice(0, path.lastIndexOf('/dist/'))
  assertTested(folder, { name: `@module-federation/${name}`, range, what: 'removing parts of it' })
  return folder
}
