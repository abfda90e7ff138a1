import { isEmail } from './isEmail.ts'

it.each(['a@b.co', 'ana.silva+site@exemplo.com.br', 'josé@padaria.com.br'])('%s is an e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'ana',
  'ana@',
  'ana@exemplo',
  '@exemplo.com',
  'ana @exemplo.com',
  'ana@exemplo .com',
  'a@b@c.co',
  `${'a'.repeat(250)}@b.co`,
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
