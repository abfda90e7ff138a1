import { type Contact, contactOf, phoneDigits, type SearchedFields } from './contactOf.ts'

it.each<{ what: string; fields: SearchedFields; contact: Contact }>([
  {
    what: 'the usual names',
    fields: { name: 'Ana', email: 'ana@exemplo.com', phone: '(11) 90000-0000', message: 'Olá' },
    contact: { name: 'Ana', email: 'ana@exemplo.com', phone: '(11) 90000-0000', others: { message: 'Olá' } },
  },
  {
    what: 'the names of a spreadsheet script',
    fields: { nome: 'Ana', email: 'ana@exemplo.com', telefone: '', mensagem: 'Guia' },
    contact: { name: 'Ana', email: 'ana@exemplo.com', phone: '', others: { mensagem: 'Guia' } },
  },
  {
    what: 'names of a form that is gone',
    fields: { quem: 'Ana', contato: 'ana@exemplo.com', zap: '11 90000-0000', nota: 7 },
    contact: { name: '', email: 'ana@exemplo.com', phone: '11 90000-0000', others: { quem: 'Ana', nota: '7' } },
  },
  {
    what: 'a named field before any other',
    fields: { partner: 'outra@exemplo.com', email: 'ana@exemplo.com' },
    contact: { name: '', email: 'ana@exemplo.com', phone: '', others: { partner: 'outra@exemplo.com' } },
  },
  { what: 'nothing', fields: {}, contact: { name: '', email: '', phone: '', others: {} } },
])('reads $what', ({ fields, contact }) => {
  expect(contactOf(fields)).toEqual(contact)
})

it.each([
  ['(11) 90000-0000', '5511900000000'],
  ['+55 11 90000-0000', '5511900000000'],
  ['11 4000-0000', '551140000000'],
  ['+351 912 345 678', '351912345678'],
  ['0800 123 4567', '08001234567'],
  ['ligue de noite', ''],
  ['', ''],
])('makes of the number "%s" the digits "%s"', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits)
})
