import { reminderUrl } from './reminder.ts'

it('is a calendar entry with an alarm, its lines folded and its text escaped', () => {
  const url = reminderUrl({
    at: new Date('2026-11-16T15:37:20-03:00'),
    title: 'Resposta da Sites, Anúncios & Cia; São Paulo',
    text: 'Ainda nada? Escreva para (11) 90000-0000, de segunda a sexta, das 8h às 18h.\nAté já!',
  })

  const [head, content = ''] = url.split(',')
  expect(head).toBe('data:text/calendar;charset=utf-8')
  const text = decodeURIComponent(content)
  const lines = text.split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site//Lembrete//PT',
    'BEGIN:VEVENT',
    'UID:20261116T183720Z@lembrete',
    'DTSTAMP:20261116T183720Z',
    'DTSTART:20261116T183720Z',
    'DURATION:PT15M',
    'SUMMARY:Resposta da Sites\\, Anúncios & Cia\\; São Paulo',
    'DESCRIPTION:Ainda nada? Escreva para (11) 90000-0000\\, de segunda a sexta\\, das 8h às 18h.\\nAté já!',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Resposta da Sites\\, Anúncios & Cia\\; São Paulo',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
