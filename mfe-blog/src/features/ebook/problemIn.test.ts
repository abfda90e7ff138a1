import { problemIn } from './problemIn.ts'

const complete = { name: 'Ana', phone: '11 90000-0000', email: 'ana@loja.com' }

it.each([
  { about: 'all fields', values: complete, title: undefined, fields: [] },
  { about: 'no name', values: { ...complete, name: '' }, title: 'Atenção', fields: ['name'] },
  { about: 'no phone', values: { ...complete, phone: '' }, title: 'Atenção', fields: ['phone'] },
  { about: 'no email', values: { ...complete, email: '' }, title: 'Atenção', fields: ['email'] },
  {
    about: 'nothing',
    values: { name: '', phone: '', email: '' },
    title: 'Atenção',
    fields: ['name', 'phone', 'email'],
  },
  {
    about: 'a wrong email and no name',
    values: { ...complete, name: '', email: 'ana' },
    title: 'Atenção',
    fields: ['name'],
  },
  {
    about: 'an email without at sign',
    values: { ...complete, email: 'ana.loja.com' },
    title: 'Email inválido',
    fields: ['email'],
  },
  {
    about: 'an email without a dot in its domain',
    values: { ...complete, email: 'ana@loja' },
    title: 'Email inválido',
    fields: ['email'],
  },
  {
    about: 'an email with a space',
    values: { ...complete, email: 'ana @loja.com' },
    title: 'Email inválido',
    fields: ['email'],
  },
  { about: 'only a good email', values: { email: 'ana@loja.com' }, title: undefined, fields: [] },
])('a form with $about has the problem $title', ({ values, title, fields }) => {
  const problem = problemIn(values)

  expect(problem?.title).toBe(title)
  expect(Object.keys(problem?.fields ?? {})).toEqual(fields)
})
