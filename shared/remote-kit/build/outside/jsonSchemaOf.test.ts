import type { PropsSchema } from '@site/contracts/Fragment'
import { jsonSchemaOf } from './jsonSchemaOf.ts'

const validate = (value: unknown) => ({ value: Object(value) })
const of = (more: object): PropsSchema => ({ '~standard': { validate, ...more } })

it('asks a schema of another library what it accepts, and to leave out what it cannot say', () => {
  const input = jest.fn(() => ({ type: 'object', properties: { a: { type: 'string', minLength: 2 } } }))

  expect(jsonSchemaOf(of({ vendor: 'other', jsonSchema: { input } }))).toEqual({
    ...{ type: 'object', properties: { a: { type: 'string' } } },
  })
  expect(input).toHaveBeenCalledWith({ target: 'draft-2020-12', libraryOptions: { unrepresentable: 'any' } })
})

it.each([
  ['states nothing', {}],
  ['states something else', { jsonSchema: { input: () => ({ type: 4 }) } }],
  [
    'throws',
    {
      jsonSchema: {
        input: () => {
          throw new Error('Date cannot be represented')
        },
      },
    },
  ],
])('says nothing of a schema whose library %s', (_, more) => {
  expect(jsonSchemaOf(of(more))).toBe(true)
})
