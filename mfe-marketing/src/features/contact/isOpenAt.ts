import { momentInSaoPaulo } from './momentInSaoPaulo.ts'
import { openingHours } from './openingHours.ts'

/** Whether somebody answers at this moment. The opening minute is open, the closing minute is not. */
export function isOpenAt(date: Date): boolean {
  const { weekday, hour } = momentInSaoPaulo(date)
  const hours = openingHours[weekday]
  return hours != null && hour >= hours.opens && hour < hours.closes
}
