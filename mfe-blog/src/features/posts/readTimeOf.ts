/** Words an adult reads in a minute on a screen, rounded down. */
const WORDS_PER_MINUTE = 200

/** Time to read this many words, as shown: '4 min de leitura'. */
export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))} min de leitura`
}
