import type { Compiler } from '@rspack/core'
import { assertTested } from '@site/remote-kit/surgery/testedVersions'
import { packageFolder } from './packageFolder.ts'

const name = 'hoist-non-react-statics'
const files = /node_modules[\\/]hoist-non-react-statics[\\/]/

/**
 * Lets the bundler leave a package out: Emotion imports it for `withTheme` alone, which nothing here uses, and it does not
 * say itself that it can be left out. 1 KB (Brotli). @throws Error when it is a version that this was not tried with.
 */
export function pureStatics() {
  assertTested(packageFolder(name), { name, range: '~3.3.2', what: 'leaving it out of the scripts' })
  return { test: files, sideEffects: false }
}

/** A name that the package's text has, however small it was made, and nothing else of the scripts. */
const sign = 'childContextTypes'

/** Ends the build when a script has it all the same. */
export class ExpectNoStaticsPlugin {
  apply(compiler: Compiler): void {
    // While developing nothing is shaken out.
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
