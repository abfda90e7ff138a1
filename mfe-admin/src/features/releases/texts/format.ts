/** A whole number the Brazilian way: `30.396`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** A part of a whole, in percent with one decimal: `0,4%`. */
export function formatShare(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1).replace('.', ',')}%`
}

/** How many views: `1 visita`, `30.396 visitas`. */
export function formatViews(views: number): string {
  return `${formatCount(views)} ${views === 1 ? 'visita' : 'visitas'}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment on this device's clock, without a formatter of the browser's: `22/11 às 16:32`. */
export function formatTime(moment: string | number): string {
  const date = new Date(moment)
  const day = `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}`
  return `${day} às ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** A day that is written as an ISO date: `31/05/2027`. */
export const formatDay = (date: string): string => date.split('-').toReversed().join('/')
