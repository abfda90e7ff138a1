import { matchIn } from './pattern.ts'

it.each([
  { words: 'voces fazem loja virtual', pattern: 'loja virtual|online', places: [2, 3] },
  { words: 'online tem loja', pattern: 'loja virtual|online', places: [2, 0] },
  { words: 'tenho uma loja', pattern: 'loja virtual|online', places: undefined },
  { words: 'lojinhas virtuais', pattern: 'loj virtua', places: [0, 1] },
  { words: 'iate', pattern: 'ia.', places: undefined },
  { words: 'a ia', pattern: 'ia.', places: [1] },
  { words: 'oportuno', pattern: 'o', places: undefined },
  { words: 'o que e', pattern: 'o', places: [0] },
])('finds "$pattern" in "$words" at $places', ({ words, pattern, places }) => {
  expect(matchIn(words.split(' '), pattern)).toEqual(places)
})
