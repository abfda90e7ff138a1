import { readTimeOf } from './readTimeOf.ts'
import { wordsIn } from './wordsIn.ts'

it.each([
  { words: 0, time: '1 min de leitura' },
  { words: 200, time: '1 min de leitura' },
  { words: 201, time: '2 min de leitura' },
  { words: 1000, time: '5 min de leitura' },
  { words: 1001, time: '6 min de leitura' },
])('$words words are read in $time', ({ words, time }) => {
  expect(readTimeOf(words)).toBe(time)
})

it.each([
  { html: '', words: 0 },
  { html: '<p>Olá, <strong>dona</strong> Ana!</p>', words: 3 },
  { html: '<a href="/um/dois/tres">um link</a> &quot;e&quot; só — isso', words: 5 },
  { html: '<td>R$ 30</td><td>24h</td>', words: 3 },
])('counts $words words in $html', ({ html, words }) => {
  expect(wordsIn(html)).toBe(words)
})
