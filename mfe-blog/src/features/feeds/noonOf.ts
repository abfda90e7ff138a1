/** A post's day as a moment. At noon in UTC it is the same day everywhere in Brazil. */
export function noonOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`)
}
