import { removedLine } from './removedLine.ts'

it.each([
  { count: 0, line: 'Pronto: este navegador não guarda mais dados dos seus formulários.' },
  { count: 1, line: 'Pronto: 1 formulário não enviado foi apagado deste navegador.' },
  { count: 2, line: 'Pronto: 2 formulários não enviados foram apagados deste navegador.' },
])('says how many forms were removed: $count', ({ count, line }) => {
  expect(removedLine(count)).toBe(line)
})
