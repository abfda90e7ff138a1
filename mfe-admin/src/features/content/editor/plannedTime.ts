/** A time on São Paulo's clock, as the server states it, for people: `01/12/2026 às 08:00`. */
export function plannedTime(localTime: string): string {
  const [date = '', time = ''] = localTime.split('T')
  return `${date.split('-').reverse().join('/')} às ${time}`
}
