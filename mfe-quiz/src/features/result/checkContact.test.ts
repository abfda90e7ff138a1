import { checkContact } from './checkContact.ts'

const good = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678' }

it('finds nothing wrong with name, e-mail and phone', () => {
  expect(checkContact(good)).toEqual({})
})

it.each([
  { field: 'name', value: '', message: 'Informe o seu nome.' },
  { field: 'email', value: '', message: 'Informe o seu e-mail.' },
  { field: 'email', value: 'ana@exemplo', message: 'Confira o e-mail. Exemplo: nome@empresa.com.br' },
  { field: 'email', value: 'ana maria@exemplo.com', message: 'Confira o e-mail. Exemplo: nome@empresa.com.br' },
  { field: 'phone', value: '', message: 'Informe o seu telefone.' },
  { field: 'phone', value: '91234-5678', message: 'Informe o telefone com DDD. Exemplo: (11) 91234-5678' },
])('asks again for $field when it is "$value"', ({ field, value, message }) => {
  expect(checkContact({ ...good, [field]: value })).toEqual({ [field]: message })
})
