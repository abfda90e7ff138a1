import * as v from 'valibot'

const START = 'desk-unsaved:'

/** Work that this tab has kept at a place, unless another release wrote it differently. */
export function unsavedWork<Schema extends v.GenericSchema>(
  place: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, kept(place))
  return read.success ? read.output : undefined
}

export const hasUnsavedWork = (place: string): boolean => kept(place) !== undefined

/**
 * Keeps work in this tab: other tabs may have work of their own, and nothing about a person stays on the device. A tab that is
 * discarded or restored still has it.
 */
export function keepUnsaved(place: string, work: unknown): void {
  try {
    sessionStorage.setItem(START + place, JSON.stringify(work))
  } catch {
    // Full, or forbidden: the browser asks before the page goes.
  }
}

export function forgetUnsaved(place: string): void {
  try {
    sessionStorage.removeItem(START + place)
  } catch {
    // Nothing can be there.
  }
}

const places = (): string[] => {
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(START) ? [key.slice(START.length)] : []))
  } catch {
    return []
  }
}

export const hasAnyUnsaved = (): boolean => places().some(hasUnsavedWork)

/** Of a browser that somebody leaves to others. */
export function forgetAllUnsaved(): void {
  for (const place of places()) forgetUnsaved(place)
}

function kept(place: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(START + place) ?? '')
  } catch {
    return undefined
  }
}
