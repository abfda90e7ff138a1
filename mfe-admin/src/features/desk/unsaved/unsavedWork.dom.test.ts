import * as v from 'valibot'
import {
  forgetAllUnsaved,
  forgetUnsaved,
  hasAnyUnsaved,
  hasUnsavedWork,
  keepUnsaved,
  unsavedWork,
} from './unsavedWork.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-12-01T12:00:00.000Z')

afterEach(() => localStorage.clear())

it.each([
  { what: 'text', work: 'Liga de tarde', days: 0, found: 'Liga de tarde' },
  { what: 'the text of a fortnight ago', work: 'Liga de tarde', days: 14, found: 'Liga de tarde' },
  { what: 'nothing that is older', work: 'Liga de tarde', days: 14.1, found: undefined },
  { what: 'nothing that another release wrote differently', work: { note: 'Liga' }, days: 0, found: undefined },
])('finds $what', ({ work, days, found }) => {
  keepUnsaved('note', work, NOW - days * DAY)

  expect(unsavedWork('note', v.string(), NOW)?.work).toBe(found)
})

it.each(['', '{', 'null', '[]', '{"at":"ontem","work":1}'])('finds nothing in %j', (stored) => {
  localStorage.setItem('desk-unsaved:note', stored)

  expect(hasUnsavedWork('note')).toBe(false)
})

it('forgets one text, or all, and nothing else', () => {
  localStorage.setItem('other', '1')
  for (const place of ['one', 'two', 'three']) keepUnsaved(place, 'text')

  forgetUnsaved('one')
  expect(['one', 'two'].map(hasUnsavedWork)).toEqual([false, true])
  forgetAllUnsaved()

  expect(hasAnyUnsaved()).toBe(false)
  expect(localStorage.getItem('other')).toBe('1')
})

it('says so where a browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  expect(keepUnsaved('note', 'text')).toBe(false)
  jest.restoreAllMocks()
})
