/** Several runs of one figure: the middle one, the least and the most. */
export type Spread = { median: number; low: number; high: number }

/** Undefined where no run has the figure. */
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
export function written(spread: Spread | undefined): string {
  if (!spread) return '-'
  const { median, low, high } = spread
  return low === high ? String(median) : `${median} (${low}-${high})`
}

/** How many times the second the first is, by their medians; `-` where that says nothing. */
export function ratio(one: Spread | undefined, other: Spread | undefined): string {
  return one && other && other.median > 0 ? (one.median / other.median).toFixed(2) : '-'
}
