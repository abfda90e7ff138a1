import { closedDays, isOpenAt, openingSentence, whatsAppReply } from './openingNow.ts'

const openingHours = 'Mo-Fr 08:00-18:00,Sa 08:00-12:00'

// São Paulo is UTC-3 all year; 2026-11-16 is a Monday.
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}-03:00`)

it.each([
  { when: 'Monday 7:59:59', date: at(16, '07:59:59'), open: false, text: 'Fechado agora. Abrimos hoje às 8h.' },
  { when: 'Monday 8:00', date: at(16, '08:00:00'), open: true, text: 'Aberto agora, até as 18h.' },
  { when: 'Monday 17:59:59', date: at(16, '17:59:59'), open: true, text: 'Aberto agora, até as 18h.' },
  { when: 'Monday 18:00', date: at(16, '18:00:00'), open: false, text: 'Fechado agora. Abrimos amanhã às 8h.' },
  { when: 'Tuesday 0:00', date: at(17, '00:00:00'), open: false, text: 'Fechado agora. Abrimos hoje às 8h.' },
  { when: 'Friday 12:30', date: at(27, '12:30:00'), open: true, text: 'Aberto agora, até as 18h.' },
  {
    when: 'Thursday 18:00 before a holiday',
    date: at(19, '18:00:00'),
    open: false,
    text: 'Fechado agora. Abrimos sábado às 8h.',
  },
  { when: 'a holiday 12:30', date: at(20, '12:30:00'), open: false, text: 'Fechado agora. Abrimos amanhã às 8h.' },
  { when: 'Friday 18:00', date: at(27, '18:00:00'), open: false, text: 'Fechado agora. Abrimos amanhã às 8h.' },
  { when: 'Saturday 7:59:59', date: at(21, '07:59:59'), open: false, text: 'Fechado agora. Abrimos hoje às 8h.' },
  { when: 'Saturday 8:00', date: at(21, '08:00:00'), open: true, text: 'Aberto agora, até as 12h.' },
  { when: 'Saturday 11:59:59', date: at(21, '11:59:59'), open: true, text: 'Aberto agora, até as 12h.' },
  {
    when: 'Saturday 12:00',
    date: at(21, '12:00:00'),
    open: false,
    text: 'Fechado agora. Abrimos segunda-feira às 8h.',
  },
  { when: 'Sunday 10:00', date: at(22, '10:00:00'), open: false, text: 'Fechado agora. Abrimos amanhã às 8h.' },
])('says on $when "$text"', ({ date, open, text }) => {
  expect(isOpenAt(openingHours, date)).toBe(open)
  expect(openingSentence(openingHours, date)).toBe(text)
})

it('uses the time of São Paulo, not that of the visitor', () => {
  expect(isOpenAt(openingHours, new Date('2026-11-16T20:59:59Z'))).toBe(true)
  expect(isOpenAt(openingHours, new Date('2026-11-16T21:00:00Z'))).toBe(false)
})

it("agrees with Node's time zones: fails if daylight saving time returns", () => {
  const clock = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })

  for (let month = 0; month < 24; month++) {
    const date = new Date(Date.UTC(2026, 10 + month, 16, 15, 30))
    const openingHours = `Mo-Su ${clock.format(date)}-23:59`
    expect(isOpenAt(openingHours, date)).toBe(true)
    expect(isOpenAt(openingHours, new Date(date.getTime() - 1000))).toBe(false)
  }
})

it('handles a break at noon, minutes, and days without hours', () => {
  const hours = 'Tu-Th 13:30-18:00,Tu-Th 09:30-12:00'

  expect(openingSentence(hours, at(17, '12:15:00'))).toBe('Fechado agora. Abrimos hoje às 13h30.')
  expect(openingSentence(hours, at(17, '13:30:00'))).toBe('Aberto agora, até as 18h.')
  expect(openingSentence(hours, at(19, '18:00:00'))).toBe('Fechado agora. Abrimos terça-feira às 9h30.')
  expect(closedDays(hours)).toEqual(['segunda', 'sexta', 'sábado', 'domingo'])
})

it.each([
  { when: 'Monday 8:00', date: at(16, '08:00:00'), text: 'hoje, até as 10h', due: at(16, '10:00:00') },
  { when: 'Monday 13:37:20', date: at(16, '13:37:20'), text: 'hoje, até as 15h37', due: at(16, '15:37:20') },
  { when: 'Monday 16:00', date: at(16, '16:00:00'), text: 'hoje, até as 18h', due: at(16, '18:00:00') },
  { when: 'Monday 16:01', date: at(16, '16:01:00'), text: 'amanhã, até as 8h01', due: at(17, '08:01:00') },
  { when: 'Monday 6:15', date: at(16, '06:15:00'), text: 'hoje, até as 10h', due: at(16, '10:00:00') },
  { when: 'Friday 18:00', date: at(27, '18:00:00'), text: 'amanhã, até as 10h', due: at(28, '10:00:00') },
  {
    when: 'Thursday 17:00 before a holiday',
    date: at(19, '17:00:00'),
    text: 'sábado, até as 9h',
    due: at(21, '09:00:00'),
  },
  { when: 'Saturday 11:30', date: at(21, '11:30:00'), text: 'segunda-feira, até as 9h30', due: at(23, '09:30:00') },
  { when: 'Sunday 10:00', date: at(22, '10:00:00'), text: 'amanhã, até as 10h', due: at(23, '10:00:00') },
])('promises on $when a reply $text', ({ date, text, due }) => {
  const reply = whatsAppReply(openingHours, date)
  expect(reply.text).toBe(`${openingSentence(openingHours, date)} Pelo WhatsApp, a resposta chega ${text}.`)
  expect(reply.due).toEqual(due)
})

it('counts the two hours across a break at noon and across weeks, and promises nothing without opening hours', () => {
  expect(whatsAppReply('Tu-Th 13:30-18:00,Tu-Th 09:30-12:00', at(17, '11:00:00')).text).toMatch(/hoje, até as 14h30/)
  expect(whatsAppReply('We 10:00-11:00', at(18, '10:00:00')).text).toMatch(/quarta-feira, até as 11h/)
  expect(whatsAppReply('', at(18, '10:00:00'))).toEqual({ text: 'Fechado agora.' })
})
