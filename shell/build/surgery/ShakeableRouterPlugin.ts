import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { assertTested } from '@site/remote-kit/surgery/testedVersions'
import * as v from 'valibot'
import { packageFolder } from './packageFolder.ts'

const loader = join(import.meta.dirname, 'shakeableRouter.cjs')
const changesSchema = v.object({ changes: v.object({ names: v.number(), calls: v.number() }) })

/** Applies shakeableRouter.cjs to react-router, and ends the build when it found nothing to change there. */
export class ShakeableRouterPlugin {
  apply(compiler: Compiler): void {
    assertTested(packageFolder('react-router'), {
      name: 'react-router',
      range: '~7.18.5',
      what: 'marking its components as free of side effects',
    })
    compiler.options.module.rules.push({ test: /node_modules[\\/]react-router[\\/].*\.mjs$/, loader })
    compiler.hooks.thisCompilation.tap('ShakeableRouterPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ShakeableRouterPlugin', () => {
        const { changes } = v.parse(changesSchema, { ...createRequire(import.meta.url)(loader) })
        for (const problem of missedChanges(changes)) compilation.errors.push(new Error(problem))
      })
    })
  }
}

/** What was not found in react-router, a sentence each. */
export function missedChanges(changes: Readonly<Record<string, number>>): string[] {
  return Object.entries(changes)
    .filter(([, count]) => count === 0)
    .map(([change]) => `react-router has none of the ${change} any more that shakeableRouter.cjs changes.`)
}
