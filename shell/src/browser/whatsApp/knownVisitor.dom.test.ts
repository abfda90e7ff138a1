import { rememberVisitor } from '@site/leads/rememberedVisitor'
import { knownVisitor } from './knownVisitor.ts'

beforeEach(() => sessionStorage.clear())

it('reads what forms have remembered', () => {
  rememberVisitor({ name: 'Ana', email: 'ana@padaria.com.br', company: 'Padaria' })

  expect(knownVisitor()).toEqual({ name: 'Ana', company: 'Padaria' })
})

it.each([null, '{', 'null', '7', '{"name":7}'])('returns nothing from %s', (kept) => {
  if (kept) sessionStorage.setItem('visitor', kept)

  expect(knownVisitor().name).toBeUndefined()
})
