const written = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' })

/** '2026-11-21' as '21 de novembro de 2026'. */
export function writtenDate(isoDate: string): string {
  return written.format(new Date(isoDate))
}
