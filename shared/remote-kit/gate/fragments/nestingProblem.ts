/** How deep fragments may be within each other. */
const MAX_DEPTH = 4

/** Why a fragment may not be within those `around` it, as a clause about it; undefined if it may. */
export function nestingProblem(name: string, around: readonly string[]): string | undefined {
  if (around.includes(name)) return `is within itself: ${[...around, name].join(' > ')}`
  if (around.length === MAX_DEPTH) return `is within ${MAX_DEPTH} others: ${[...around, name].join(' > ')}`
  return undefined
}

/** Follows the name of a fragment that does not accept its props. */
export const refusedProps = (refused: string): string => `refuses its props: ${refused}`
