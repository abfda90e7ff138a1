import { fieldsWithoutWords } from './fieldsWithoutWords.ts'

const words = { title: 'Título', description: 'Ajuda.' }
const text = { ...words, type: 'string' }

it.each([
  { what: 'none', schema: { ...words, properties: { a: text, b: { ...words, items: text } } }, missing: [] },
  { what: 'the collection', schema: { title: 'Título' }, missing: ['home'] },
  { what: 'a field', schema: { ...words, properties: { a: { title: 'A' } } }, missing: ['home.a'] },
  { what: 'an entry', schema: { ...words, properties: { a: { ...words, items: {} } } }, missing: ['home.a.*'] },
  {
    what: 'none of a picture',
    schema: { ...words, properties: { a: { ...words, properties: { src: {}, sources: {} } } } },
    missing: [],
  },
])('finds $what', ({ schema, missing }) => {
  expect(fieldsWithoutWords(schema, 'home')).toEqual(missing)
})
