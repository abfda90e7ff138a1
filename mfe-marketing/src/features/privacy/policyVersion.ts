/** The day of a version of the privacy text. A second one on the same day ends in `.2`. */
export const dayOf = (version: string): string => version.slice(0, '2026-11-28'.length)

/** From which day on a page says what it says: the later of its release's words and the agency's own. */
export function effectiveDay(version: string, since: string): string {
  const day = dayOf(version)
  return since > day ? since : day
}
