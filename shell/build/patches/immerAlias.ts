import { join } from 'node:path'
import { ExpectModulesPlugin } from '@site/remote-kit/patches/ExpectModulesPlugin'
import { assertTested } from '@site/remote-kit/patches/testedVersions'
import { packageFolder } from './packageFolder.ts'

const replacement = join(import.meta.dirname, 'reduxStubs/immer.js')

/**
 * Keeps Immer out of the browser's scripts: the toolkit's `createSlice` imports it, but the shell's reducers return new
 * states themselves (shared/decisions/pages/bytes.md). @throws Error if the toolkit's version was not tested.
 */
export function immerAlias(): Record<string, string> {
  const what = 'doing without Immer in it'
  assertTested(packageFolder('@reduxjs/toolkit'), { name: '@reduxjs/toolkit', range: '~2.14.0', what })
  return { immer$: replacement }
}

/** Fails the build if Immer is in the bundle anyway. */
export function expectImmerAlias(): ExpectModulesPlugin {
  return new ExpectModulesPlugin({ present: [replacement], absent: /node_modules[\\/]immer[\\/]/ })
}
