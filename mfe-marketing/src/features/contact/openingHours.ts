/** Opening and closing hour per weekday from Sunday, in São Paulo time (specification, section 1); null is closed. */
const openingHours = [
  null,
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 12 },
] as const

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Weekday (from Sunday, 0) and hour in São Paulo, wherever the visitor's clock is. */
function momentInSaoPaulo(date: Date): { weekday: number; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), hour: Number(parts.hour) }
}

/** Whether somebody answers at this moment. The opening minute is open, the closing minute is not. */
export function isOpenAt(date: Date): boolean {
  const { weekday, hour } = momentInSaoPaulo(date)
  const hours = openingHours[weekday]
  return hours != null && hour >= hours.opens && hour < hours.closes
}

const names = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']

/** Open or closed now, and when that changes: 'Fechado agora. Abrimos segunda-feira às 8h.' */
export function openingSentence(date: Date): string {
  const { weekday, hour } = momentInSaoPaulo(date)
  if (isOpenAt(date)) return `Aberto agora, até as ${openingHours[weekday]?.closes}h.`
  for (let ahead = 0; ahead <= openingHours.length; ahead++) {
    const day = (weekday + ahead) % openingHours.length
    const hours = openingHours[day]
    if (!hours || (ahead === 0 && hour >= hours.opens)) continue
    const when = ahead === 0 ? 'hoje' : ahead === 1 ? 'amanhã' : names[day]
    return `Fechado agora. Abrimos ${when} às ${hours.opens}h.`
  }
  return 'Fechado agora.'
}
