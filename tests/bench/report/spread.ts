/** Several runs of one figure: their median, minimum and maximum. */
export type Spread = { median: number; low: number; high: number }

/** Undefined if no run has the figure. */
export function spreadOf(runs: readonly (number | undefined)[]): Spread | undefined {
  const sorted = runs.filter((run) => run !== undefined).sort((one, other) => one - other)
  const at = (index: number) => round(sorted[index] ?? 0)
  if (sorted.length === 0) return undefined
  return { median: at(Math.floor(sorted.length / 2)), low: at(0), high: at(sorted.length - 1) }
}

function round(figure: number): number {
  return figure < 10 ? Math.round(figure * 1000) / 1000 : Math.round(figure)
}

/** `120 (110-140)`, or the figure alone where all runs agree. */
export function formatSpread(spread: Spread | undefined): string {
  if (!spread) return '-'
  const { median, low, high } = spread
  return low === high ? String(median) : `${median} (${low}-${high})`
}

/** The ratio of the medians; `-` if it is undefined. */
export function ratio(one: Spread | undefined, other: Spread | undefined): string {
  return one && other && other.median > 0 ? (one.median / other.median).toFixed(2) : '-'
}
