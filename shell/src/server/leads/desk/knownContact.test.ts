import { knownContact } from './knownContact.ts'

const form = (name: string, email: string, phone: string) => ({ name, email, phone })
const ana = form('Ana Souza', 'ana@x.com', '(11) 90000-0001')
const anaDigits = '5511900000001'

it.each([
  { what: 'one form', forms: [ana], known: { ...ana, whatsApp: anaDigits } },
  {
    what: 'a smaller form after a larger one',
    forms: [form('Ana Souza', 'ana@x.com', ''), ana],
    known: { ...ana, whatsApp: anaDigits },
  },
  {
    what: 'a form without a name',
    forms: [form('', 'ana@nova.com', ''), ana],
    known: { ...ana, email: 'ana@nova.com', whatsApp: anaDigits },
  },
  {
    what: 'two numbers, of which the newer counts',
    forms: [form('Ana', 'ana@x.com', '11 90000-0002'), ana],
    known: { name: 'Ana', email: 'ana@x.com', phone: '11 90000-0002', whatsApp: '5511900000002' },
  },
  {
    what: 'a newer text that is no number',
    forms: [form('Ana Souza', '', 'ligue de noite'), ana],
    known: { ...ana, phone: 'ligue de noite', whatsApp: anaDigits },
  },
  {
    what: 'a colleague at the same address: her own number, though it is older',
    forms: [form('ana  souza', 'oi@x.com', ''), form('Rui', 'oi@x.com', '11 90000-0009'), ana],
    known: { name: 'ana  souza', email: 'oi@x.com', phone: ana.phone, whatsApp: anaDigits },
  },
  {
    what: 'the number of a colleague, if there is no other',
    forms: [form('Ana', 'oi@x.com', ''), form('Rui', 'oi@x.com', '11 90000-0009')],
    known: { name: 'Ana', email: 'oi@x.com', phone: '11 90000-0009', whatsApp: '5511900000009' },
  },
  { what: 'nothing', forms: [], known: { ...form('', '', ''), whatsApp: '' } },
])('knows of $what how somebody is reached', ({ forms, known }) => {
  expect(knownContact(forms)).toEqual(known)
})
