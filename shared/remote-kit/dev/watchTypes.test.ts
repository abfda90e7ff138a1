import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typeErrorsIn, watchTypes } from './watchTypes.ts'

let stop = () => {}
afterEach(() => stop())

it('reads the errors of a check, once each, with longer messages', () => {
  const output = `src/price.ts(44,14): error TS2322: Type 'string' is not assignable to type 'number'.
  It is a text.
src/price.ts(44,14): error TS2322: Type 'string' is not assignable to type 'number'.
  It is a text.
src/Page.tsx(3,1): error TS2304: Cannot find name 'a'.
`
  expect(typeErrorsIn(output)).toEqual([
    "src/price.ts:44:14: Type 'string' is not assignable to type 'number'.\n  It is a text.",
    "src/Page.tsx:3:1: Cannot find name 'a'.",
  ])
})

it('finds nothing in the output of a check without errors', () => {
  expect(typeErrorsIn('')).toEqual([])
})

it('sees what was saved while it checked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  const source = join(folder, 'price.ts')
  const options = { composite: true, noEmit: true, tsBuildInfoFile: '.build/types/source.tsbuildinfo' }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['price.ts'] }))
  writeFileSync(source, 'export const price: number = 990\n')
  let onChecked: (errors: readonly string[]) => void = () => {}
  const checked = () =>
    new Promise<readonly string[]>((resolve) => {
      onChecked = resolve
    })
  const first = checked()
  stop = watchTypes({ folder, projects: ['.'], onChecked: (errors) => onChecked(errors) })
  const begun = new Date(Date.now() + 1)
  expect(await first).toEqual([])

  const second = checked()
  // As if it had been written in the middle of the check, which has read the former text.
  writeFileSync(source, "export const price: number = 'R$ 990'\n")
  utimesSync(source, begun, begun)

  expect(await second).toEqual([expect.stringMatching(/^price\.ts:1:14: Type 'string' is not assignable/)])
  rmSync(folder, { recursive: true })
}, 30_000)
