import { afterStoring, isSaved, storedText } from './editedText.ts'

const [live, kept, sent, later] = [{ title: 'no ar' }, { title: 'rascunho' }, { title: 'enviado' }, { title: 'depois' }]
const collection = { name: 'team', schema: {}, value: live, base: 'live', revision: 3, planRevision: 0 }
const draft = { value: kept, base: 'before', by: 'Ana', at: '2026-12-01T12:00:00.000Z' }
const text = { value: sent, saved: live, base: 'live', revision: 3 }

it.each([
  { what: 'what is live', given: collection, text: { value: live, saved: live, base: 'live', revision: 3 } },
  { what: 'a draft', given: { ...collection, draft }, text: { value: kept, saved: kept, base: 'before', revision: 3 } },
])('starts with $what, which is saved', ({ given, text: expected }) => {
  expect(storedText(given)).toEqual(expected)
  expect(isSaved(storedText(given))).toBe(true)
})

it.each([
  {
    what: 'a publication',
    now: text,
    stored: { base: 'new', revision: 4 },
    next: { base: 'new', revision: 4 },
    is: true,
  },
  { what: 'a draft', now: text, stored: { revision: 4 }, next: { base: 'live', revision: 4 }, is: true },
  { what: 'a plan', now: text, stored: {}, next: { base: 'live', revision: 3 }, is: true },
  {
    what: 'a publication that was written over',
    now: { ...text, value: later },
    stored: { base: 'new', revision: 4 },
    next: { value: later, base: 'new', revision: 4 },
    is: false,
  },
])('goes on after $what', ({ now, stored, next, is }) => {
  const after = afterStoring(now, text, stored)

  expect(after).toMatchObject(next)
  expect(isSaved(after)).toBe(is)
})
