/**
 * Which of the words match a pattern; undefined if it does not match. 'loja virtual|online' asks for a word that begins with
 * 'loja' and for one that begins with 'virtual' or 'online', in any order; 'ia.' is a whole word.
 */
export function matchIn(words: readonly string[], pattern: string): number[] | undefined {
  const places: number[] = []
  for (const group of pattern.split(' ')) {
    const found = words.flatMap((word, place) => (group.split('|').some((stem) => begins(word, stem)) ? place : []))
    if (found.length === 0) return undefined
    places.push(...found)
  }
  return places
}

/** Whether a word begins with a stem of a pattern, or is the whole word that it asks for, as each of one or two letters does. */
export function begins(word: string, stem: string): boolean {
  if (stem.endsWith('.')) return word === stem.slice(0, -1)
  return stem.length > 2 ? word.startsWith(stem) : word === stem
}
