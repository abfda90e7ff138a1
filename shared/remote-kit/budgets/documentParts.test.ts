import { brotliCompressSync } from 'node:zlib'
import { documentParts } from './documentParts.ts'

const size = (text: string) => brotliCompressSync(text).length

it("separates the kinds of a document's parts", () => {
  const style = '<style data-x>a{color:red}</style>'
  const script = '<script type="application/json">{"a":"<svg>"}</script>'
  const drawing = '<svg viewBox="0 0 1 1">\n<path d="M0 0"/></svg>'

  expect(documentParts(`<p>a</p>${style}<p>b</p>${script}${drawing}${drawing}`)).toEqual({
    styles: size(style),
    scripts: size(script),
    drawings: size(drawing + drawing),
    markup: size('<p>a</p><p>b</p>'),
  })
})

it('omits parts that do not exist', () => {
  expect(Object.keys(documentParts('<p>a</p>'))).toEqual(['markup'])
})
