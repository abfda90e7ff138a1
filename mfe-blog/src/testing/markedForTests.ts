import { readFileSync } from 'node:fs'
import { transformSync } from '@swc/core'

/**
 * The Markdown library, compiled for Jest: it is published as an ES module only, which Jest can load only on newer versions
 * of Node than ours. Use: `jest.mock('marked', () => jest.requireActual('./testing/markedForTests.ts').marked)`.
 */
export const marked: unknown = evaluate(readFileSync(require.resolve('marked'), 'utf8'))

function evaluate(source: string): unknown {
  const { code } = transformSync(source, { swcrc: false, module: { type: 'commonjs' } })
  const exports = {}
  new Function('exports', code)(exports)
  return exports
}
