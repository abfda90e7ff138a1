import { hoursInSentence, hoursLines, readOpeningHours } from './openingHours.ts'

it.each([
  {
    text: 'Mo-Fr 08:00-18:00,Sa 08:00-12:00',
    lines: ['Segunda a sexta, 8h às 18h', 'Sábado, 8h às 12h'],
    sentence: 'de segunda a sexta, das 8h às 18h, e aos sábados, das 8h às 12h, exceto feriados nacionais',
  },
  {
    text: 'Tu 09:05-17:00, We-Th 10:00-22:15, Su 09:00-12:00',
    lines: ['Terça, 9h05 às 17h', 'Quarta a quinta, 10h às 22h15', 'Domingo, 9h às 12h'],
    sentence:
      'às terças, das 9h05 às 17h, de quarta a quinta, das 10h às 22h15, e aos domingos, das 9h às 12h, exceto feriados nacionais',
  },
  {
    text: 'Mo-Su 00:00-23:59',
    lines: ['Segunda a domingo, 0h às 23h59'],
    sentence: 'de segunda a domingo, das 0h às 23h59, exceto feriados nacionais',
  },
])('formats $text as lines and as a sentence', ({ text, lines, sentence }) => {
  expect(hoursLines(text).map(({ days, time }) => `${days}, ${time}`)).toEqual(lines)
  expect(hoursInSentence(text)).toBe(sentence)
})

it.each([
  '',
  'Mo-Fr',
  'Mo-Fr 8-18',
  'Fr-Mo 08:00-18:00',
  'Mo 18:00-08:00',
  'Mo 08:00-24:00',
  'Xx 08:00-18:00',
  'Mo 08:00-18:00,',
])('rejects the opening hours "%s"', (text) => {
  expect(readOpeningHours(text)).toBeUndefined()
})
