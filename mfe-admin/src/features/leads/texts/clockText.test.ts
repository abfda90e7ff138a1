import { clockText } from './clockText.ts'

const now = Date.parse('2026-03-10T12:00:00-03:00')
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

it.each([
  [-1, 'Atrasado: a resposta era até 10/03 às 11:59', 'late'],
  [0, 'Responder até 10/03 às 12:00 (falta 1 minuto)', 'soon'],
  [1, 'Responder até 10/03 às 12:01 (falta 1 minuto)', 'soon'],
  [30, 'Responder até 10/03 às 12:30 (faltam 30 minutos)', 'soon'],
  [31, 'Responder até 10/03 às 12:31 (faltam 31 minutos)', 'calm'],
  [60, 'Responder até 10/03 às 13:00 (falta mais de 1 hora)', 'calm'],
  [119, 'Responder até 10/03 às 13:59 (falta mais de 1 hora)', 'calm'],
  [120, 'Responder até 10/03 às 14:00 (faltam mais de 2 horas)', 'calm'],
  [24 * 60, 'Responder até 11/03 às 12:00 (falta mais de 1 dia)', 'calm'],
  [72 * 60, 'Responder até 13/03 às 12:00 (faltam mais de 3 dias)', 'calm'],
])('%i minutes before: %s', (minutes, text, tone) => {
  expect(clockText(after(minutes), now)).toEqual({ text, tone })
})
