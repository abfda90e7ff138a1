import { formatDate } from './formatDate.ts'

it.each([
  { date: '2026-11-21', text: '21 de novembro de 2026' },
  { date: '2027-03-01', text: '1 de março de 2027' },
  { date: '2027-01-31', text: '31 de janeiro de 2027' },
  { date: '2027-12-10', text: '10 de dezembro de 2027' },
])('formats $date as $text', ({ date, text }) => {
  expect(formatDate(date)).toBe(text)
})
