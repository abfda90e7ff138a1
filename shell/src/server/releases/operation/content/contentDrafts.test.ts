import { isDone } from './contentDrafts.ts'

const draft = { value: { title: 'Rascunho' }, base: null, by: 'Bia', at: '2026-12-01T12:00:00.000Z' }

it.each([
  { what: 'the draft that its writer has seen', published: { value: 1, revision: 3 }, isPlanned: false, is: true },
  {
    what: 'a text, when somebody has kept a draft since',
    published: { value: 1, revision: 2 },
    isPlanned: false,
    is: false,
  },
  { what: 'a text from a page that does not say', published: { value: 1 }, isPlanned: false, is: true },
  {
    what: 'a planned text, which is the draft',
    published: { value: { title: 'Rascunho' } },
    isPlanned: true,
    is: true,
  },
  {
    what: 'a planned text, when the draft has gone on',
    published: { value: { title: 'Antes' } },
    isPlanned: true,
    is: false,
  },
])('says after the publication of $what whether a draft is done: $is', ({ published, isPlanned, is }) => {
  expect(isDone({ revision: 3, draft }, published, isPlanned)).toBe(is)
})
