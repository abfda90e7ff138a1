import { inSaoPaulo } from '@site/contracts/inSaoPaulo'

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

/**
 * A moment on São Paulo's clock, as in e-mails, exports and plans: `22/11 às 16:32`. With its year if that is another one than
 * the present.
 */
export function formatTime(moment: string | number, now = Date.now()): string {
  const there = inSaoPaulo(new Date(moment).getTime())
  const [year = '', month, day] = there.slice(0, 10).split('-')
  const isPresent = inSaoPaulo(now).startsWith(year)
  return `${day}/${month}${isPresent ? '' : `/${year}`} às ${there.slice(11, 16)}`
}

/** A day that is written as an ISO date: `31/05/2027`. */
export const formatDay = (date: string): string => date.split('-').toReversed().join('/')
