import type { FormField } from '@site/contracts/FormDefinition'
import type { Release } from '@site/contracts/Release'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { narrowedForms } from './narrowedForms.ts'

type Form = Release['forms'][number]

const line = { name: 'name', type: 'line', required: true, max: 120, messages: {} } as const
const company = { ...line, name: 'company', required: false } as const
const segment = { ...line, name: 'segment', type: 'choice', options: ['Petshop', 'Loja', 'Outro'] } as const
const score = { ...line, name: 'score', type: 'integer', min: 0, max: 18 } as const
const fields: readonly FormField[] = [line, company, segment, score]

const form = (of: readonly FormField[], kind = 'question'): Form => ({
  kind,
  title: 'Contato',
  fields: of.map((field) => ({ ...field, options: field.options && [...field.options] })),
  purpose: 'para responder',
  basis: 'request',
  thanks: { title: 'Obrigado', text: 'Obrigado!' },
  failure: { title: 'Erro', text: 'Tente de novo.' },
  endpoint: { method: 'POST', path: '/leads' },
})
const shop = (id: string, ...forms: Form[]) => sampleRelease({}, { name: 'mfe-shop', id: id.repeat(16), forms })
const magazine = (id: string, ...forms: Form[]) => sampleRelease({}, { name: 'mfe-revista', id: id.repeat(16), forms })

const changed = (change: Partial<FormField> & { name: string }) =>
  fields.map((field): FormField => (field.name === change.name ? { ...field, ...change } : field))
const without = (name: string) => fields.filter((field) => field.name !== name)
const losses = (next: readonly FormField[], live = fields) =>
  narrowedForms([shop('a', form(live))], [shop('b', form(next))]).map(({ text }) => text)

it.each<{ what: string; next: readonly FormField[]; live?: readonly FormField[]; loss: string }>([
  { what: 'a field less', next: without('company'), loss: 'no longer has the field company' },
  {
    what: 'a field renamed',
    next: changed({ ...line, name: 'company' }).map((field) =>
      field.name === 'company' ? { ...company, name: 'firm', required: true } : field,
    ),
    loss: 'no longer has the field company, needs the new field firm',
  },
  { what: 'a new required field', next: [...fields, { ...line, name: 'city' }], loss: 'needs the new field city' },
  { what: 'a new number', next: fields, live: without('score'), loss: 'needs the new field score' },
  {
    what: 'a field that became required',
    next: changed({ name: 'company', required: true }),
    loss: 'needs the field company',
  },
  { what: 'a shorter text', next: changed({ name: 'name', max: 119 }), loss: 'limits name to 119 instead of 120' },
  { what: 'a smaller number', next: changed({ name: 'score', max: 17 }), loss: 'limits score to 17 instead of 18' },
  { what: 'a greater number', next: changed({ name: 'score', min: 1 }), loss: 'takes score from 1 on instead of 0' },
  {
    what: 'an option less',
    next: changed({ name: 'segment', options: ['Petshop', 'Lojas', 'Outro'] }),
    loss: "no longer offers 'Loja' for segment",
  },
  {
    what: 'a text that has to be an address',
    next: changed({ name: 'name', type: 'email' }),
    loss: 'takes name as email instead of line',
  },
  {
    what: 'a text that becomes a choice',
    next: changed({ name: 'name', type: 'choice', options: ['A'] }),
    loss: 'takes name as choice instead of line',
  },
  {
    what: 'a number that becomes a text',
    next: changed({ name: 'score', type: 'lines' }),
    loss: 'takes score as lines instead of integer',
  },
  {
    what: 'a text of one line',
    next: fields,
    live: changed({ name: 'name', type: 'lines' }),
    loss: 'takes name as line instead of lines',
  },
])('names $what', ({ next, live, loss }) => {
  expect(losses(next, live)).toEqual([
    `The form question ${loss}. Leads that do not fit any more are quarantined as late.`,
  ])
})

it.each<{ what: string; next: readonly FormField[] }>([
  { what: 'the same', next: fields },
  { what: 'another order', next: fields.toReversed() },
  { what: 'a new optional field', next: [...fields, { ...company, name: 'city' }] },
  { what: 'a field that became optional', next: changed({ name: 'name', required: false }) },
  { what: 'a longer text', next: changed({ name: 'name', max: 121 }) },
  { what: 'an option more', next: changed({ name: 'segment', options: ['Petshop', 'Loja', 'Bar', 'Outro'] }) },
  { what: 'a text of several lines', next: changed({ name: 'name', type: 'lines' }) },
  { what: 'a choice that became a text', next: changed({ name: 'segment', type: 'line', options: undefined }) },
  { what: 'another label', next: changed({ name: 'name', label: 'Seu nome', messages: { missing: 'Falta.' } }) },
])('says nothing about $what', ({ next }) => {
  expect(losses(next)).toEqual([])
})

it('names a form that is gone, with the release that had it', () => {
  const live = [shop('a', form(fields), form(fields, 'news')), magazine('c', form(fields, 'letter'))]

  expect(narrowedForms(live, [shop('b', form(fields, 'news')), magazine('c', form(fields, 'letter'))])).toEqual([
    {
      name: 'mfe-shop',
      release: 'b'.repeat(16),
      text: 'The form question is gone. Leads that do not fit any more are quarantined as late.',
    },
  ])
})

it('looks for a form in all releases: it may have moved to another one', () => {
  const live = [shop('a', form(fields)), magazine('c')]

  expect(narrowedForms(live, [shop('b'), magazine('d', form(fields))])).toEqual([])
  expect(narrowedForms(live, [shop('b'), magazine('d', form(without('name')))])).toHaveLength(1)
})

it('says nothing at the first start, and nothing about a remote that was taken from the registry', () => {
  expect(narrowedForms([], [shop('b')])).toEqual([])
  expect(narrowedForms([shop('a', form(fields))], [])).toEqual([])
})
