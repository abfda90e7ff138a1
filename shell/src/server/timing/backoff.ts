/** Pauses that double from the first to the longest, in ms. */
export type Pauses = { first: number; longest: number }

/** The pause after this many failures in a row, in ms. */
export function backoff({ first, longest }: Pauses, failures: number): number {
  return Math.min(longest, first * 2 ** Math.max(failures - 1, 0))
}
