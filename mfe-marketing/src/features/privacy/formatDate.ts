const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** '2026-11-21' becomes '21 de novembro de 2026'. By hand: this page is hydrated, and an `Intl` formatter would delay it. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day} de ${MONTHS[(month ?? 1) - 1]} de ${year}`
}
