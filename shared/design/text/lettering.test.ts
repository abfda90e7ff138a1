import { lettering } from './lettering.ts'

it('draws words as one path, letter by letter', () => {
  const [n, o] = [lettering('n'), lettering('o')]

  expect(lettering('no no')).toBe(`${n}${o}m5 0${n}${o}`)
})

it('names the character that it cannot draw', () => {
  expect(() => lettering('a fórmula')).toThrow('The letter "ó" of "a fórmula" has not been drawn yet.')
})
