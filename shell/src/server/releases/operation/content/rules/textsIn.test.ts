import { textsIn } from './textsIn.ts'

const schema = {
  properties: {
    title: { maxLength: 60 },
    items: { items: { properties: { body: { maxLength: 60_000 } } } },
  },
}

it('finds each text with its path, and which is an article', () => {
  expect(textsIn({ title: 'a', sample: true, items: [{ body: 'b' }, { body: 'c', other: 'd' }] }, schema)).toEqual([
    { field: 'title', text: 'a', isMarkdown: false },
    { field: 'items.0.body', text: 'b', isMarkdown: true },
    { field: 'items.1.body', text: 'c', isMarkdown: true },
    { field: 'items.1.other', text: 'd', isMarkdown: false },
  ])
})

it('finds none where there is nothing', () => {
  expect(textsIn(null, undefined)).toEqual([])
})
