import { contactErrors } from './contactErrors.ts'

const complete = { name: 'Ana', email: 'ana@pizzaria.com.br', phone: '(11) 91234-5678', message: 'Quero um site.' }

it('finds nothing wrong with a complete message', () => {
  expect(contactErrors(complete)).toEqual({})
})

it.each([
  { field: 'name', value: '' },
  { field: 'email', value: '' },
  { field: 'email', value: 'ana@pizzaria' },
  { field: 'email', value: 'ana souza@pizzaria.com.br' },
  { field: 'phone', value: '' },
  { field: 'phone', value: '1234-5678' },
  { field: 'message', value: '' },
])('says what is wrong with $field "$value"', ({ field, value }) => {
  expect(Object.keys(contactErrors({ ...complete, [field]: value }))).toEqual([field])
})
