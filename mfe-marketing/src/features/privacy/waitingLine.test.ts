import { waitingLine } from './waitingLine.ts'

it.each([
  { count: 0, line: 'Nenhum formulário espera envio neste navegador.' },
  { count: 1, line: '1 formulário espera envio neste navegador.' },
  { count: 2, line: '2 formulários esperam envio neste navegador.' },
])('says how many forms wait: $count', ({ count, line }) => {
  expect(waitingLine(count)).toBe(line)
})
