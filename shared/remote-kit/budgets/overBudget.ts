type Counted = {
  /** What it is about, as the start of a sentence: a path, a remote. */
  place: string
  count: number
  unit: string
  budget: number
  /** What the count consists of. */
  madeOf: () => string
}

const MAX_SHOWN = 5

/** The messages for a count: one if it exceeds its budget, otherwise none. */
export function overBudget({ place, count, unit, budget, madeOf }: Counted): string | undefined {
  if (count <= budget) return undefined
  return `${place}: ${grouped(count)} ${unit}, budget ${grouped(budget)}; ${madeOf()}`
}

/** The largest contributors, for `madeOf`. */
export function largestOf(parts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(parts).toSorted(([, one], [, other]) => other - one)
  const shown = sorted.slice(0, MAX_SHOWN).map(([name, count]) => `${name} ${grouped(count)}`)
  return `largest: ${[...shown, ...(sorted.length > MAX_SHOWN ? ['…'] : [])].join(', ')}`
}

/** Sum of all parts. */
export function totalOf(parts: Readonly<Record<string, number>>): number {
  return Object.values(parts).reduce((total, count) => total + count, 0)
}

const grouped = (count: number) => count.toLocaleString('en-US')
