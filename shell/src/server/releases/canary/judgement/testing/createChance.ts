import { xoroshiro128plus } from 'pure-rand/generator/XoroShiro'

/**
 * Numbers from 0 to 1, without it, that go on for millions without a pattern. `seededChance` is too simple here: it makes
 * five times as many false alarms out of visitors that have nothing to do with each other.
 */
export function createChance(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => (generator.unsafeNext() >>> 0) / 2 ** 32
}
