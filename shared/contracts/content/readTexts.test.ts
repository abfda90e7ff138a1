import * as v from 'valibot'
import { usualNumbers } from '../site/siteNumbers.ts'
import { readTexts } from './readTexts.ts'
import { entry, entryText, group, list, text } from './textFields.ts'

const schema = v.object({
  hero: group('Topo', 'O começo.', { title: text('Título', 'No topo.', 20, 'Em {prazo}') }),
  topics: list('Assuntos', 'Alguns.', entry('Assunto', 'Um.', { name: entryText('Nome', 'Curto.', 10) }), {
    most: 2,
    usual: [{ name: 'Site' }],
  }),
})
const read = (texts?: object, facts: object = {}) =>
  readTexts({ openingHours: '', ...facts, ...(texts && { content: { texts } }) }, 'texts', schema)

it('says what the schema says until somebody writes', () => {
  expect(read()).toEqual({ hero: { title: 'Em 1 dia' }, topics: [{ name: 'Site' }] })
})

it('says what was written, and the usual where nothing was', () => {
  const numbers = { ...usualNumbers, siteDays: 3 }

  expect(read({ hero: { title: 'Só {prazo}' } }, { numbers })).toEqual({
    hero: { title: 'Só 3 dias' },
    topics: [{ name: 'Site' }],
  })
})

it.each([
  { what: 'an empty text', texts: { hero: { title: ' ' } }, message: 'content texts.hero.title: está vazio.' },
  { what: 'a long text', texts: { hero: { title: 'a'.repeat(21) } }, message: 'hero.title: pode ter no máximo 20' },
  { what: 'an empty list', texts: { topics: [] }, message: 'topics: precisa de pelo menos 1.' },
  { what: 'a long list', texts: { topics: Array(3).fill({ name: 'a' }) }, message: 'topics: pode ter no máximo 2.' },
  { what: 'an entry without its text', texts: { topics: [{}] }, message: 'topics.0' },
])('refuses $what with the name of the field', ({ texts, message }) => {
  expect(() => read(texts)).toThrow(message)
})
