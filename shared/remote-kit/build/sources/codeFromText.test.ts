import { codeFromText } from './codeFromText.ts'

it.each([
  { source: 'eval(text)', code: 'eval()' },
  { source: 'const f = new Function("a", text)', code: 'new Function()' },
  { source: 'Function(text)()', code: 'Function()' },
  { source: 'window.eval(text)', code: 'eval()' },
  { source: 'globalThis.setTimeout(`a()`, 1)', code: "setTimeout('…')" },
  { source: "setInterval('a()', 1)", code: "setInterval('…')" },
])('finds $code in $source, with its line', ({ source, code }) => {
  expect(
    codeFromText(`'use static'\n// São três\nexport const Part = () => <p onClick={() => { ${source} }} />\n`),
  ).toEqual([{ line: 3, code }])
})

it.each([
  'setTimeout(() => {}, 1)',
  'setTimeout(done, 1)',
  'evaluate(text)',
  'parser.eval(text)',
  'const isFunction = value instanceof Function',
  "const words = 'eval(text)'",
  'Function.prototype.call(a)',
])('finds nothing in %s', (source) => {
  expect(codeFromText(source)).toEqual([])
})

it('finds each place in each file', () => {
  const source = 'eval(a)\n\neval(b)'
  expect(codeFromText(source).map(({ line }) => line)).toEqual([1, 3])
  expect(codeFromText(source).map(({ line }) => line)).toEqual([1, 3])
})
