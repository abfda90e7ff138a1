import { writtenNumber } from './writtenNumber.ts'

it.each([
  ['1990', 1990],
  ['1.990', 1990],
  ['R$ 1.990,00', 1990],
  ['R$1.234.567', 1_234_567],
  [' 490 ', 490],
  ['1990,50', 1990.5],
  ['70.5', 70.5],
  ['-5', -5],
])('reads %s as %d', (text, number) => {
  expect(writtenNumber(text)).toBe(number)
})

it.each(['', 'mil', '1.99.0', '1,990.00', '12 dias', '1990,'])('leaves %j as it is', (text) => {
  expect(writtenNumber(text)).toBe(text)
})
