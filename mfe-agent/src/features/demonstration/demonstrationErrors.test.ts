import { demonstrationErrors } from './demonstrationErrors.ts'

const complete = {
  name: 'Ana',
  company: 'Petshop Amigo',
  phone: '(11) 91234-5678',
  email: 'ana@petshop.com.br',
  segment: 'Petshop',
}

it('finds nothing wrong with a complete request', () => {
  expect(demonstrationErrors(complete)).toEqual({})
})

it.each([
  { field: 'name', value: '' },
  { field: 'company', value: '' },
  { field: 'phone', value: '' },
  { field: 'phone', value: '91234-5678' },
  { field: 'email', value: 'ana@petshop' },
  { field: 'segment', value: '' },
])('says what is wrong with $field "$value"', ({ field, value }) => {
  expect(Object.keys(demonstrationErrors({ ...complete, [field]: value }))).toEqual([field])
})
