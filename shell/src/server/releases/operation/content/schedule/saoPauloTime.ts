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
  // The formatter writes years before 1000 with fewer digits, as a date field has them of somebody who types `26`.
  if (Number.isNaN(asIfThere) || time < '1000') return undefined
  const ahead = Date.parse(`${saoPauloTime(asIfThere)}:00Z`) - asIfThere
  const moment = asIfThere - ahead
  return saoPauloTime(moment) === time ? moment : undefined
}
