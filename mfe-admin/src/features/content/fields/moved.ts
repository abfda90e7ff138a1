/** A list whose entry at one place is at another. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from]
  if (entry === undefined || to < 0 || to >= entries.length) return entries
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}
