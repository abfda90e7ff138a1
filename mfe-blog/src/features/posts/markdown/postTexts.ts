const months = ['Jan', 'Fev', 'Mar', 'Abr', 'Mai', 'Jun', 'Jul', 'Ago', 'Set', 'Out', 'Nov', 'Dez']

/** An ISO date in the blog's format: '2025-01-12' becomes '12 Jan 2025'. */
export function displayDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-')
  return `${day} ${months[Number(month) - 1]} ${year}`
}

/** Words per minute that an adult reads on a screen, rounded down. */
const WORDS_PER_MINUTE = 200

/** The reading time for this many words, as shown: '4 min de leitura'. */
export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min de leitura`
}
