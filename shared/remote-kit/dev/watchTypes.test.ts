import { readTypeErrors } from './watchTypes.ts'

it('reads the errors of each check, once each', () => {
  const checks: (readonly string[])[] = []
  const read = readTypeErrors((errors) => void checks.push(errors))
  const text = `07:08:02 AM - Starting compilation in watch mode...

07:08:02 AM - Found 0 errors. Watching for file changes.

07:08:12 AM - File change detected. Starting incremental compilation...

src/price.ts(44,14): error TS2322: Type 'string' is not assignable to type 'number'.
  It is a text.
src/price.ts(44,14): error TS2322: Type 'string' is not assignable to type 'number'.
  It is a text.
src/Page.tsx(3,1): error TS2304: Cannot find name 'a'.
07:08:12 AM - Found 3 errors. Watching for file changes.

07:08:24 AM - File change detected. Starting incremental compilation...

07:08:25 AM - Found 0 errors. Watching for file changes.
`
  for (const line of text.split('\n')) read(line)

  expect(checks).toEqual([
    [],
    [
      "src/price.ts:44:14: Type 'string' is not assignable to type 'number'.\n  It is a text.",
      "src/Page.tsx:3:1: Cannot find name 'a'.",
    ],
    [],
  ])
})
