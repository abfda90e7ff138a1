import { withoutUnwritten } from './withoutUnwritten.ts'

it.each([
  { what: "Word's end of a line", text: 'Vitrine\u000Bde Natal', shown: 'Vitrine de Natal' },
  { what: 'a bell', text: 'a\u0007b', shown: 'a b' },
  { what: 'marks of direction', text: '\u202A+55 11 4000-0000\u202C', shown: '+55 11 4000-0000' },
  { what: 'half an emoji', text: 'Doces \uD83C', shown: 'Doces ' },
  {
    what: 'an article',
    text: '## Parte\n\n\t“Olá” – 🍰\u00a0… عربي\r\n',
    shown: '## Parte\n\n\t“Olá” – 🍰\u00a0… عربي\r\n',
  },
])('shows of $what what was typed', ({ text, shown }) => {
  expect(withoutUnwritten(text)).toBe(shown)
})

it('looks into lists and fields, and changes nothing but texts', () => {
  const value = { items: [{ name: 'a\u000Bb', price: 1, isNew: true, photo: null }] }

  expect(withoutUnwritten(value)).toEqual({ items: [{ name: 'a b', price: 1, isNew: true, photo: null }] })
})
