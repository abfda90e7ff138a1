/**
 * Single-stroke letters in the style of the site's drawings: an x is 8 units high, a capital 12. Each is a relative path
 * that ends where the next letter starts.
 */
const letters: Readonly<Record<string, string>> = {
  a: 'm8-4a4 4 0 1 0 0 .1m0-4.1v8m3 0',
  b: 'm0-12v12m0-4.1a4 4 0 1 1 0 .1m11 4',
  c: 'm7-7a4 4 0 1 0 0 6m3 1',
  d: 'm8-4a4 4 0 1 0 0 .1m0-8.1v12m3 0',
  e: 'm0-4h8a4 4 0 1 0-1.5 3m4.5 1',
  ê: 'm0-4h8a4 4 0 1 0-1.5 3m-5-9.5 2.5-2 2.5 2m4.5 10.5',
  f: 'm5-12q-3 0-3 3v9m-2-8h5m2 8',
  g: 'm8-4a4 4 0 1 0 0 .1m0-4.1v8q0 4-4 4h-3m10-4',
  h: 'm0-12v12m0-4a4 4 0 0 1 8 0v4m3 0',
  i: 'm0-8v8m0-11.5v.1m3 11.4',
  j: 'm2-8v9q0 3-3.5 3m3.5-15.5v.1m3 11.4',
  l: 'm0-12v12m3 0',
  m: 'm0-8v8m0-5a3 3 0 0 1 6 0v5m0-5a3 3 0 0 1 6 0v5m3 0',
  n: 'm0-8v8m0-4a4 4 0 0 1 8 0v4m3 0',
  o: 'm4-8a4 4 0 1 0 .1 0m6.9 8',
  p: 'm0-8v12m0-8.1a4 4 0 1 1 0 .1m11 4',
  q: 'm8-4a4 4 0 1 0 0 .1m0-4.1v12m3-4',
  r: 'm0-8v8m0-4q0-4 4-4m2.5 8',
  s: 'm6-7c-2-1.5-5.5-1-5.5 1s6 1.5 6 4-4 3-6.5 1m9.5 1',
  t: 'm2-12v9q0 3 3 3m-5-8h5m2.5 8',
  u: 'm0-8v4a4 4 0 0 0 8 0m0-4v8m3 0',
  v: 'm0-8 3.5 8 3.5-8m3 8',
  z: 'm0-8h6l-6 8h6m3 0',
  A: 'm0 0 5-12 5 12m-8-4h6m5 4',
  C: 'm9-10a5 6 0 1 0 0 8m3 2',
  D: 'm0 0v-12h3a6 6 0 0 1 0 12h-3m12 0',
  F: 'm0 0v-12h7m-7 6h6m3 6',
  G: 'm9-10a5.5 6 0 1 0 1 5h-4m8 5',
  M: 'm0 0v-12l5 7 5-7v12m3 0',
  N: 'm0 0v-12l8 12v-12m3 12',
  O: 'm6-12a6 6 0 1 0 .1 0m8.9 12',
  P: 'm0 0v-12h4a3.5 3.5 0 0 1 0 7h-4m10 5',
  Q: 'm6-12a6 6 0 1 0 .1 0m1.9 8 4 4m3 0',
  ' ': 'm5 0',
  ',': 'm1 0-1 3m4-3',
  '!': 'm1-12v8m0 3.9v.1m3 0',
  '?': 'm0-9a3.5 3.5 0 1 1 5 3q-1.5 1-1.5 3m0 3v.1m6-.1',
}

/**
 * Text as the `d` of a path, to be stroked with round caps and joins, which starts on the baseline at 0 0. In a drawing it
 * looks the same whatever fonts there are, and has a known width.
 * @throws Error for a character that has not been drawn yet.
 */
export function lettering(words: string): string {
  return [...words]
    .map((character) => {
      const letter = letters[character]
      if (!letter) throw new Error(`The letter ${JSON.stringify(character)} of "${words}" has not been drawn yet.`)
      return letter
    })
    .join('')
}
