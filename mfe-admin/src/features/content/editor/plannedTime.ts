const time = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** A moment on São Paulo's clock, wherever the writer is: `01/12/2026 às 08:00`. */
export function plannedTime(moment: string): string {
  return time.format(new Date(moment)).replace(', ', ' às ')
}
