import { formErrors } from './formErrors.ts'

const complete = { name: 'Ana', email: 'ana@padaria.com.br', phone: '(11) 91234-5678' }

it.each([
  { given: complete, wrong: [] },
  { given: { ...complete, name: '' }, wrong: ['name'] },
  { given: { ...complete, email: '' }, wrong: ['email'] },
  { given: { ...complete, email: 'ana@padaria' }, wrong: ['email'] },
  { given: { ...complete, email: 'ana @padaria.com.br' }, wrong: ['email'] },
  { given: { ...complete, phone: '' }, wrong: ['phone'] },
  { given: { ...complete, phone: '91234-5678' }, wrong: ['phone'] },
  { given: { ...complete, phone: '11912345678' }, wrong: [] },
  { given: { name: '', email: '', phone: '' }, wrong: ['name', 'email', 'phone'] },
])('finds $wrong wrong in $given', ({ given, wrong }) => {
  expect(Object.keys(formErrors(given))).toEqual(wrong)
})
