import { prefillEmpty } from './prefillEmpty.ts'

it('fills in what is known, and leaves alone what the visitor has begun', () => {
  document.body.innerHTML = '<form><input name="name"><input name="email" value="b@c.br"><input name="phone"></form>'
  const [form] = document.forms

  if (form) prefillEmpty(form, { name: 'Ana', email: 'ana@loja.com', phone: undefined, company: 'Loja' })

  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Ana', 'b@c.br', ''])
})
