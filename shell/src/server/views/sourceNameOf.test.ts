import { sourceNameOf } from './sourceNameOf.ts'

it.each([
  ['', ''],
  ['www.google.com', 'Google'],
  ['google.com.br', 'Google'],
  ['google', 'Google'],
  ['Google Ads', 'Google Ads'],
  ['google.com.evil.example', 'google.com.evil.example'],
  ['notgoogle.com', 'notgoogle.com'],
  ['l.instagram.com', 'Instagram'],
  ['ig', 'Instagram'],
  ['lm.facebook.com', 'Facebook'],
  ['FB', 'Facebook'],
  ['wa.me', 'WhatsApp'],
  ['www.jornal.example', 'jornal.example'],
  ['  Boletim de março ', 'boletim de março'],
  ['a\u0000b', 'ab'],
  ['x'.repeat(60), 'x'.repeat(40)],
])('%j is %j', (given, name) => {
  expect(sourceNameOf(given)).toBe(name)
})
