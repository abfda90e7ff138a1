/** The shortest word in which a typing error is forgiven, and how much longer than the stem it may be: others are too much alike. */
const SHORTEST = 6
const LONGER = 1.3

/** A word as it was meant: one of the stems, if the word is a typing error away from its beginning. */
export function corrected(word: string, stems: readonly string[]): string {
  return (
    stems.find((stem) => stem.length >= SHORTEST && word.length <= stem.length * LONGER && isMistyped(word, stem)) ??
    word
  )
}

/**
 * One letter too few, too many or another one, or two in the wrong order, after the first letter. The last letter of the stem
 * is right: it is where words with the same beginning part.
 */
function isMistyped(word: string, stem: string): boolean {
  const at = [...stem].findIndex((letter, place) => letter !== word[place])
  if (at < 1) return false
  const isLast = at === stem.length - 1
  const rest = stem.slice(at + 1)
  const isSwapped =
    word[at] === stem[at + 1] && word[at + 1] === stem[at] && word.slice(at + 2).startsWith(rest.slice(1))
  const isDoubled = word.slice(at + 1).startsWith(stem.slice(at))
  return isSwapped || isDoubled || (!isLast && (word.slice(at).startsWith(rest) || word.slice(at + 1).startsWith(rest)))
}
