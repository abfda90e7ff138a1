import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readFragmentSignature } from '../../release/readFragmentSignature.ts'

const folder = mkdtempSync(join(tmpdir(), 'fragment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The signature of a remote with these sources. */
function signatureOf(sources: Readonly<Record<string, string>>): string | undefined {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  execFileSync(process.execPath, ['--import', 'tsx', join(__dirname, '../testing/signFragment.ts'), folder], {
    cwd: __dirname,
    encoding: 'utf8',
  })
  return readFragmentSignature(join(folder, 'dist'))
}

const part = `import { word } from '../words.ts'
export default () => <p>{word}</p>
`
const withIsland = `import { island } from '@site/design/islands/island'
const Live = island(() => import('../Live.tsx').then((module) => module.Live), { hydrate: 'visible' })
export default () => <Live />
`

it('signs everything that a fragment is rendered from, and nothing else', () => {
  const first = signatureOf({ 'src/fragments/Part.tsx': part, 'src/words.ts': "export const word = 'Um'\n" })

  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(signatureOf({ 'src/other.ts': 'export const other = 1\n' })).toBe(first)
  expect(signatureOf({ 'src/words.ts': "export const word = 'Dois'\n" })).not.toBe(first)
})

it('signs no fragment with code in the browser', () => {
  const sources = { 'src/fragments/Part.tsx': withIsland, 'src/Live.tsx': 'export const Live = () => <p>Um</p>\n' }

  expect(signatureOf(sources)).toBeUndefined()
})
