import { usualValue } from './usualValue.ts'

const title = { type: 'string', default: 'Olá' }

it.each([
  { what: 'a text', schema: title, value: 'Olá' },
  {
    what: 'a group',
    schema: { properties: { title, other: { type: 'string' } }, default: {} },
    value: { title: 'Olá' },
  },
  { what: 'a list', schema: { type: 'array', default: [{ a: 1 }] }, value: [{ a: 1 }] },
  { what: 'nothing', schema: {}, value: undefined },
])('begins with $what', ({ schema, value }) => {
  expect(usualValue(schema)).toEqual(value)
})
