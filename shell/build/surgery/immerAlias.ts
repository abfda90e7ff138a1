import { join } from 'node:path'
import { ExpectModulesPlugin } from '@site/remote-kit/surgery/ExpectModulesPlugin'
import { assertTested } from '@site/remote-kit/surgery/testedVersions'
import { packageFolder } from './packageFolder.ts'

const replacement = join(import.meta.dirname, 'reduxStubs/immer.js')

/**
 * Leaves Immer out of the browser's scripts: the toolkit's `createSlice` brings it, and the shell's reducers answer new
 * states anyway (shared/decisions/pages/bytes.md). @throws Error when the toolkit is a version that this was not tried with.
 */
export function immerAlias(): Record<string, string> {
  const what = 'doing without Immer in it'
  assertTested(packageFolder('@reduxjs/toolkit'), { name: '@reduxjs/toolkit', range: '~2.14.0', what })
  return { immer$: replacement }
}

/** Ends the build when Immer is in the bundle all the same. */
export function expectImmerAlias(): ExpectModulesPlugin {
  return new ExpectModulesPlugin({ present: [replacement], absent: /node_modules[\\/]immer[\\/]/ })
}
