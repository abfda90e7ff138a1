import * as v from 'valibot'
import { findDuplicateForm, type FormDefinition, formDefinition } from './FormDefinition.ts'

const question = {
  kind: 'question',
  title: 'Formulário de contato',
  fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true, max: 254, messages: {} }],
  purpose: 'para responder à sua mensagem',
  basis: 'request',
  thanks: { title: 'Mensagem recebida', text: 'Obrigado!' },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads' },
} as const satisfies FormDefinition
const [email] = question.fields

it('accepts a form as data', () => {
  expect(v.parse(formDefinition, question)).toEqual(question)
})

it.each([
  { about: 'a kind that is not a word', change: { kind: '../x' } },
  { about: 'no fields', change: { fields: [] } },
  { about: 'two fields with the same name', change: { fields: [email, email] } },
  { about: 'a field whose name is reserved for requests', change: { fields: [{ ...email, name: 'consent' }] } },
  { about: 'a choice without options', change: { fields: [{ ...email, type: 'choice' }] } },
  { about: 'options without a choice', change: { fields: [{ ...email, options: ['a'] }] } },
  { about: 'an unknown rule', change: { fields: [{ ...email, pattern: '(a+)+$' }] } },
  { about: 'a purpose that does not complete the sentence', change: { purpose: 'responder' } },
  { about: 'an address outside the lead endpoints', change: { endpoint: { method: 'POST', path: '/health' } } },
  { about: 'the address of the form tokens', change: { endpoint: { method: 'GET', path: '/leads/token' } } },
  { about: 'a secret as forward address', change: { forward: { variable: 'ADMIN_TOKEN', method: 'GET' } } },
])('refuses $about', ({ change }) => {
  expect(v.is(formDefinition, { ...question, ...change })).toBe(false)
})

it('refuses two forms of the same kind, and two at the same address', () => {
  const at = (kind: string, path: string) => ({ ...question, kind, endpoint: { method: 'POST', path } as const })

  expect(findDuplicateForm([question, at('survey', '/leads/survey'), at('news', '/leads')])).toBeUndefined()
  expect(findDuplicateForm([question, question])).toBe('question')
  expect(findDuplicateForm([at('a', '/leads/x'), at('b', '/leads/x')])).toBe('/leads/x')
})
