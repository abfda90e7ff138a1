const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Weekday (from Sunday, 0) and hour in São Paulo, wherever the visitor's clock is. */
export function momentInSaoPaulo(date: Date): { weekday: number; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]))
  return { weekday: weekdays.indexOf(parts.weekday ?? ''), hour: Number(parts.hour) }
}
