import { withRetryAddress } from './RetryAddressPlugin.ts'
import { bundlerRuntime, withoutPath } from './StableEntryPlugin.ts'
import { runtimesIn, withSortedHashes } from './SortedIntegrityPlugin.ts'
import { keepNamesProblem } from './StripKeepNamesPlugin.ts'

const address = (source: string) =>
  `@module-federation/runtime/rspack.js!=!data:text/javascript,${encodeURIComponent(source)}`

it('imports the runtime by name, whatever folder it was found in', () => {
  const found = address(
    'import x from "/home/me/node_modules/@module-federation/webpack-bundler-runtime/dist/index.cjs";y()',
  )
  expect(withoutPath(found)).toBe(address(`import x from "${bundlerRuntime}";y()`))
})

it('fails the build if the start module begins differently', () => {
  expect(() => withoutPath(address('import y from "/elsewhere.js"'))).toThrow('does not begin with an import of')
})

it('fails the build if a function of the federation plugin contains a helper of tsx', () => {
  expect(keepNamesProblem('entry.js', 'const get=(e=>e)(e=>1,"get")')).toBeUndefined()
  expect(keepNamesProblem('entry.js', 'const get=__name(e=>1,"get")')).toContain('entry.js calls __name')
})

it.each([
  'a();__webpack_require__.sriHashes = {910: "*-x+/=",84: "*-y"};b({})',
  'a();__webpack_require__.sriHashes = {84: "*-y", 910: "*-x+/="};b({})',
])('sorts the hashes of chunks: %s', (code) => {
  expect(withSortedHashes(code)).toBe('a();__webpack_require__.sriHashes = {84: "*-y",910: "*-x+/="};b({})')
})

it('fails the build if no script has the hashes of chunks', () => {
  const runtime = ['entry.js', 'r.sriHashes = {1: "*-x"}'] as const
  expect(runtimesIn([['style.css', 'sriHashes ='], runtime])).toEqual([runtime])
  expect(() => runtimesIn([['entry.js', 'r.hashes = {1: "*-x"}']])).toThrow('No script has the hashes')
})

it('fails the build if the runtime stores the hashes of chunks differently', () => {
  expect(() => withSortedHashes('sriHashes = JSON.parse("{}")')).toThrow('in another way')
})

const scriptElement = [
  'script = document.createElement("script");',
  'script.src = url;',
  'script.integrity = __webpack_require__.sriHashes[chunkId];',
]

it('requests a failed chunk under another address, with its original hash', () => {
  const code = withRetryAddress(scriptElement.join('\n'))
  expect(code).toContain('url + "?"')
  expect(code).toContain('script.integrity = __webpack_require__.sriHashes[chunkId]')
})

it.each(scriptElement)('fails the build if the runtime has lost: %s', (line) => {
  expect(() => withRetryAddress(scriptElement.filter((other) => other !== line).join('\n'))).toThrow('in another way')
})
