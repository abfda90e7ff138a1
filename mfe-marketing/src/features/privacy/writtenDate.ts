const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** '2026-11-21' as '21 de novembro de 2026'. By hand: this page is hydrated, and an `Intl` formatter would hold it up. */
export function writtenDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number)
  return `${day} de ${MONTHS[(month ?? 1) - 1]} de ${year}`
}
