const shown = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A moment on São Paulo's clock, as a form has it: `2026-12-01T08:00`. */
export function saoPauloTime(moment: number): string {
  return shown.format(moment).replace(' ', 'T')
}

/** The moment at which São Paulo's clock shows a time; undefined if it never does. */
export function momentOf(time: string): number | undefined {
  const asIfThere = Date.parse(`${time}:00Z`)
  if (Number.isNaN(asIfThere)) return undefined
  const ahead = Date.parse(`${saoPauloTime(asIfThere)}:00Z`) - asIfThere
  const moment = asIfThere - ahead
  return saoPauloTime(moment) === time ? moment : undefined
}
