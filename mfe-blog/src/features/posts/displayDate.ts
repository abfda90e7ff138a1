const months = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez']

/** An ISO date as the blog shows it: '2025-01-12' is '12 Jan 2025'. */
export function displayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}
