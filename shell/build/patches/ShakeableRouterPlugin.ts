import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { assertTested } from '@site/remote-kit/patches/testedVersions'
import { packageFolder } from './packageFolder.ts'

const loader = join(import.meta.dirname, 'shakeableRouter.cjs')

/**
 * Applies shakeableRouter.cjs to react-router, and fails a build in which it found nothing to change, independently of other
 * builds in the same process.
 */
export class ShakeableRouterPlugin {
  apply(compiler: Compiler): void {
    assertTested(packageFolder('react-router'), {
      name: 'react-router',
      range: '~7.18.5',
      what: 'marking its components as free of side effects',
    })
    const changes = { names: 0, calls: 0 }
    compiler.options.module.rules.push({
      test: /node_modules[\\/]react-router[\\/].*\.mjs$/,
      loader,
      options: { changes },
    })
    compiler.hooks.thisCompilation.tap('ShakeableRouterPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ShakeableRouterPlugin', () => {
        for (const problem of missedChanges(changes)) compilation.errors.push(new Error(problem))
      })
    })
  }
}

/** What was not found in react-router, one sentence each. */
export function missedChanges(changes: Readonly<Record<string, number>>): string[] {
  return Object.entries(changes)
    .filter(([, count]) => count === 0)
    .map(([change]) => `react-router has none of the ${change} any more that shakeableRouter.cjs changes.`)
}
