/** A whole number the Brazilian way: `30.396`. */
export function writtenCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** A part of a whole, in percent with one decimal: `0,4 %`. */
export function writtenShare(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1).replace('.', ',')} %`
}

/** How many views: `1 visita`, `30.396 visitas`. */
export function writtenViews(views: number): string {
  return `${writtenCount(views)} ${views === 1 ? 'visita' : 'visitas'}`
}
