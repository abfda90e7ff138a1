import { withKnownVisitor } from './withKnownVisitor.ts'

const text = 'Meu nome é [NOME], da empresa [EMPRESA].'

it.each([
  { known: { name: 'Ana', company: 'Padaria' }, expected: 'Meu nome é Ana, da empresa Padaria.' },
  { known: { name: 'Ana' }, expected: 'Meu nome é Ana, da empresa [EMPRESA].' },
  { known: { name: '', company: 'Padaria $&' }, expected: 'Meu nome é [NOME], da empresa Padaria $&.' },
  { known: {}, expected: text },
])('uses $known', ({ known, expected }) => {
  expect(withKnownVisitor(text, known)).toBe(expected)
})
