import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withSources } from './sourcePlaces.ts'

const built = mkdtempSync(join(tmpdir(), 'built-'))
afterAll(() => rmSync(built, { recursive: true, force: true }))

const write = (file: string, sources: string[]) => {
  mkdirSync(join(built, file, '..'), { recursive: true })
  writeFileSync(
    join(built, file),
    JSON.stringify({
      version: 3,
      sources,
      sourcesContent: [null, ''],
      names: [],
      // The first line begins with line 1 of the page, and has line 3 of it from column 11 on; the second is line 4 of the library.
      mappings: 'AAAA,UAEE;ACCF',
    }),
  )
}
write('server/server.cjs.map', ['./src/pages/ShopPage.tsx', '../node_modules/prices/index.js'])
write('hot/src_Part_tsx-a.js.map', ['webpack://mfe-loja/./src/Part.tsx', 'webpack://mfe-loja/../node_modules/a/b.js'])

it.each([
  { text: 'a is not defined at server.cjs:1:4.', is: 'a is not defined at src/pages/ShopPage.tsx:1.' },
  { text: 'a at server.cjs:1:11: move it', is: 'a at src/pages/ShopPage.tsx:3: move it' },
  { text: 'server.cjs:2:1', is: '../node_modules/prices/index.js:4' },
  { text: 'server.cjs:1:1, server.cjs:1:20', is: 'src/pages/ShopPage.tsx:1, src/pages/ShopPage.tsx:3' },
  { text: '{"place":"src_Part_tsx-a.js:1:11"}', is: '{"place":"src/Part.tsx:3"}' },
  { text: 'src_Part_tsx-a.js:2:1', is: '../node_modules/a/b.js:4' },
  { text: 'at a.js:1:1', is: 'at a.js:1:1' },
  { text: 'the server.cjs is too large', is: 'the server.cjs is too large' },
])('says where "$text" is in the sources', ({ text, is }) => {
  expect(withSources(text, built)).toBe(is)
})

it('leaves a text as it is without a build', () => {
  expect(withSources('a at server.cjs:1:4', join(built, 'none'))).toBe('a at server.cjs:1:4')
})
