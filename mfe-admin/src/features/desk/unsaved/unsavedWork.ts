import * as v from 'valibot'

/** What somebody has written and the site does not have, and when she wrote last. */
const kept = v.object({ at: v.number(), work: v.unknown() })

const START = 'desk-unsaved:'

/** Longer than a holiday, and no longer: a note is about a person. In ms. */
const KEPT_FOR = 14 * 24 * 60 * 60_000

/** Work that was kept at a place, unless it is too old, or another release wrote it differently. */
export function unsavedWork<Schema extends v.GenericSchema>(
  place: string,
  schema: Schema,
  now = Date.now(),
): { at: number; work: v.InferOutput<Schema> } | undefined {
  const read = v.safeParse(kept, stored(place))
  if (!read.success || read.output.at < now - KEPT_FOR) return undefined
  const work = v.safeParse(schema, read.output.work)
  return work.success ? { at: read.output.at, work: work.output } : undefined
}

export const hasUnsavedWork = (place: string): boolean => unsavedWork(place, v.unknown()) !== undefined

/** Keeps work in this browser. False if the browser does not. */
export function keepUnsaved(place: string, work: unknown, now = Date.now()): boolean {
  try {
    localStorage.setItem(START + place, JSON.stringify({ at: now, work }))
    return true
  } catch {
    // Full, or forbidden: the browser has to ask before it leaves the page.
    return false
  }
}

export function forgetUnsaved(place: string): void {
  try {
    localStorage.removeItem(START + place)
  } catch {
    // Nothing can be there.
  }
}

const places = (): string[] => {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(START) ? [key.slice(START.length)] : []))
  } catch {
    return []
  }
}

export const hasAnyUnsaved = (): boolean => places().some(hasUnsavedWork)

/** Of a browser that somebody leaves to others. */
export function forgetAllUnsaved(): void {
  for (const place of places()) forgetUnsaved(place)
}

function stored(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(START + place) ?? 'null')
  } catch {
    return undefined
  }
}
