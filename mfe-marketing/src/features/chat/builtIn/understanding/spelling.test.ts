import { corrected } from './spelling.ts'

const stems = ['dominio', 'google', 'hospedag', 'domingo', 'cartao', 'site', 'estagio']

it.each([
  { word: 'domino', meant: 'dominio', what: 'a letter too few' },
  { word: 'gooogle', meant: 'google', what: 'a letter too many' },
  { word: 'hospedajem', meant: 'hospedajem', what: 'the last letter of the stem' },
  { word: 'hozpedagem', meant: 'hospedag', what: 'another letter' },
  { word: 'googel', meant: 'google', what: 'two letters in the wrong order' },
  { word: 'cartas', meant: 'cartas', what: 'another ending, which makes another word' },
  { word: 'zartao', meant: 'zartao', what: 'another first letter' },
  { word: 'sitr', meant: 'sitr', what: 'an error in a short word' },
  { word: 'estacionar', meant: 'estacionar', what: 'a longer word' },
])('takes "$word" for "$meant": $what', ({ word, meant }) => {
  expect(corrected(word, stems)).toBe(meant)
})
