import { headingId } from './headingId.ts'

it.each([
  ['Quanto custa?', 'quanto-custa'],
  ['3. Peça avaliações do jeito certo', 'peca-avaliacoes-do-jeito-certo'],
  ['“Mas eu já tenho Instagram”', 'mas-eu-ja-tenho-instagram'],
  ['24', 'secao'],
  ['', 'secao'],
])('%s is %s', (text, id) => {
  expect(headingId(text)).toBe(id)
})
