/** Numbers from 0 to 1, without it, that look like chance: the same seed gives the same ones on every machine. */
export function seededChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
