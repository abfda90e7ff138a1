import { Function as Guarded } from './noCodeFromText.ts'

it.each([
  { what: 'a constructor', make: () => new Guarded('return 1') },
  { what: 'a function', make: () => Guarded('return this')() },
  {
    what: 'another name',
    make: () => {
      const Made = Guarded
      return new Made('')
    },
  },
])('makes no code from text as $what', ({ make }) => {
  expect(make).toThrow(EvalError)
})

it('is the class of all functions otherwise', () => {
  expect(Guarded.prototype).toBe(globalThis.Function.prototype)
  expect((() => {}) instanceof Guarded).toBe(true)
  expect(Guarded.prototype.toString.call(Array)).toContain('native code')
})
