import type { FieldSchema } from './FieldSchema.ts'
import { gapsIn } from './gapsIn.ts'

const text: FieldSchema = { type: 'string', minLength: 1 }
const schema: FieldSchema = {
  type: 'object',
  required: ['title', 'day', 'tags', 'note'],
  properties: {
    title: text,
    day: { type: 'string', format: 'date' },
    tags: { type: 'array', minItems: 1, items: text },
    note: { type: 'string' },
    summary: text,
    cover: { type: 'object', required: ['alt'], properties: { alt: text } },
    numbers: { type: 'object', additionalProperties: text },
  },
}
const whole = { title: 'Vitrine', day: '2026-11-29', tags: ['natal'], note: '' }

it.each([
  ['nothing', whole, []],
  ['what is left out and required, in the order of the form', { note: '' }, ['title', 'day', 'tags']],
  ['a text of spaces', { ...whole, title: '  ' }, ['title']],
  ['an entry of a list', { ...whole, tags: ['natal', ''] }, ['tags.1']],
  ['a list without entries', { ...whole, tags: [] }, ['tags']],
  ['an optional text that is there', { ...whole, summary: '' }, ['summary']],
  ['what an optional part needs once it is there', { ...whole, cover: {} }, ['cover.alt']],
  ['an entry with a name', { ...whole, numbers: { sites: '', paises: '11' } }, ['numbers.sites']],
])('finds %s', (_what, value, fields) => {
  expect(gapsIn(schema, value).map(({ field }) => field)).toEqual(fields)
})
