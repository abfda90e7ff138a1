import { comparableEmail, googleEmail, hashed, internationalPhone } from './hashedContact.ts'

it.each([
  { written: 'ana@exemplo.com.br', email: 'ana@exemplo.com.br' },
  { written: '  Ana.Souza@Exemplo.COM.br ', email: 'ana.souza@exemplo.com.br' },
  { written: 'Ana <ANA+site@exemplo.com>', email: 'ana+site@exemplo.com' },
  { written: 'mailto:ana@exemplo.com', email: 'ana@exemplo.com' },
  { written: 'ana', email: undefined },
  { written: '', email: undefined },
])('compares $written as $email', ({ written, email }) => {
  expect(comparableEmail(written)).toBe(email)
})

it.each([
  { written: 'Ana.M.Souza@Gmail.com', email: 'anamsouza@gmail.com' },
  { written: 'ana.souza@googlemail.com', email: 'anasouza@googlemail.com' },
  { written: 'ana.souza@gmail.com.br', email: 'ana.souza@gmail.com.br' },
  { written: 'ana.souza@exemplo.com', email: 'ana.souza@exemplo.com' },
  { written: 'gmail.com', email: undefined },
])('compares $written as $email for Google', ({ written, email }) => {
  expect(googleEmail(written)).toBe(email)
})

it.each([
  { written: '(11) 90000-0000', phone: '+5511900000000' },
  { written: '1190000 0000', phone: '+5511900000000' },
  { written: '55 11 90000-0000', phone: '+5511900000000' },
  { written: '+55 (11) 90000-0000', phone: '+5511900000000' },
  { written: '0055 11 90000-0000', phone: '+5511900000000' },
  { written: '011 4000-0000', phone: '+551140000000' },
  { written: '0 15 11 90000-0000', phone: '+5511900000000' },
  { written: '+351 912 345 678', phone: '+351912345678' },
  { written: '0800 123 4567', phone: undefined },
  { written: '90000-0000', phone: undefined },
  { written: 'ligue para mim', phone: undefined },
  { written: '', phone: undefined },
])('writes $written as $phone', ({ written, phone }) => {
  expect(internationalPhone(written)).toBe(phone)
})

it('hashes with SHA-256, in hexadecimal', () => {
  expect(hashed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
