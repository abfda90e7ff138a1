import { withKnownVisitor } from './withKnownVisitor.ts'

const text = 'Meu nome é [NOME], da empresa [EMPRESA].'

it.each([
  { known: { name: 'Ana', company: 'Padaria' }, says: 'Meu nome é Ana, da empresa Padaria.' },
  { known: { name: 'Ana' }, says: 'Meu nome é Ana, da empresa [EMPRESA].' },
  { known: { name: '', company: 'Padaria $&' }, says: 'Meu nome é [NOME], da empresa Padaria $&.' },
  { known: {}, says: text },
])('knows $known', ({ known, says }) => {
  expect(withKnownVisitor(text, known)).toBe(says)
})
