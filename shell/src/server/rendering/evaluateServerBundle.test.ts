import { evaluateServerBundle } from './evaluateServerBundle.ts'

it('hands out the shared libraries', () => {
  const bundle = evaluateServerBundle(
    'const react = require("react"); module.exports = { pages: { "./X": { component: () => react.version } } }',
    'x.cjs',
  )

  expect(Object.keys(bundle.pages)).toEqual(['./X'])
})

it.each([
  { source: 'require("node:fs")', reason: 'asks for node:fs, which is not shared.' },
  { source: 'require("child_process")', reason: 'not shared' },
  { source: 'module.exports = {}', reason: 'exports no pages' },
  { source: 'throw new Error("boom")', reason: 'boom' },
])('refuses $source', ({ source, reason }) => {
  expect(() => evaluateServerBundle(source, 'x.cjs')).toThrow(reason)
})
