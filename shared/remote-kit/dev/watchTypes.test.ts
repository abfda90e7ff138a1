import { typeErrorsIn } from './watchTypes.ts'

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
