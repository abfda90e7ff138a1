import { insertMarkup, markups } from './insertMarkup.ts'

const [bold, , heading, list, link] = markups

it.each([
  { what: 'around a selection', markup: bold, text: 'um dia', at: [3, 6], result: 'um **dia**', chosen: 'dia' },
  { what: 'in an empty text', markup: bold, text: '', at: [0, 0], result: '**texto**', chosen: 'texto' },
  {
    what: 'on a line of its own',
    markup: heading,
    text: 'fim',
    at: [3, 3],
    result: 'fim\n\n## Subtítulo',
    chosen: 'Subtítulo',
  },
  {
    what: 'at the start of a line',
    markup: heading,
    text: 'a\n',
    at: [2, 2],
    result: 'a\n## Subtítulo',
    chosen: 'Subtítulo',
  },
  {
    what: 'around a word that was selected with the blank behind it',
    markup: bold,
    text: 'um dia só',
    at: [3, 7],
    result: 'um **dia** só',
    chosen: 'dia',
  },
  {
    what: 'in each selected line',
    markup: list,
    text: 'Leve:\n\npão\nqueijo\n',
    at: [7, 18],
    result: 'Leve:\n\n- pão\n- queijo\n',
    chosen: 'pão\n- queijo',
  },
  {
    what: 'around each selected paragraph',
    markup: bold,
    text: 'a b\n\nc',
    at: [0, 6],
    result: '**a b**\n\n**c**',
    chosen: 'a b**\n\n**c',
  },
  { what: 'as a link', markup: link, text: 'ver aqui', at: [4, 8], result: 'ver [aqui](https://)', chosen: 'aqui' },
] as const)('writes $what', ({ markup, text, at, result, chosen }) => {
  if (!markup) throw new Error('There is no such button.')
  const inserted = insertMarkup(text, at, markup)
  expect(inserted.text).toBe(result)
  expect(result.slice(inserted.start, inserted.end)).toBe(chosen)
})
