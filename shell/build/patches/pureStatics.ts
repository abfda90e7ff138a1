import type { Compiler } from '@rspack/core'
import { assertTested } from '@site/remote-kit/patches/testedVersions'
import { packageFolder } from './packageFolder.ts'

const name = 'hoist-non-react-statics'
const files = /node_modules[\\/]hoist-non-react-statics[\\/]/

/**
 * Lets the bundler drop a package: Emotion imports it only for `withTheme`, which nothing here uses, and it does not declare
 * itself free of side effects. 1 KB (Brotli). @throws Error if its version was not tested.
 */
export function pureStatics() {
  assertTested(packageFolder(name), { name, range: '~3.3.2', what: 'leaving it out of the scripts' })
  return { test: files, sideEffects: false }
}

/** A name in the package's source that survives minification and occurs nowhere else in the scripts. */
const sign = 'childContextTypes'

/** Fails the build if a script contains it anyway. */
export class ExpectNoStaticsPlugin {
  apply(compiler: Compiler): void {
    // Development builds are not tree-shaken.
    if (compiler.options.mode === 'development') return
    compiler.hooks.thisCompilation.tap('ExpectNoStaticsPlugin', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('ExpectNoStaticsPlugin', (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const problem = keptStatics(file, asset.source().toString())
          if (problem) compilation.errors.push(new Error(problem))
        }
      })
    })
  }
}

/** What is wrong with a script, as a sentence. */
export function keptStatics(file: string, code: string): string | undefined {
  return file.endsWith('.js') && code.includes(sign) ? `${file} has ${name}: it was not left out.` : undefined
}
