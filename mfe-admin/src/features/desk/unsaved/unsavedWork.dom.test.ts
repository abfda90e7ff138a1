import * as v from 'valibot'
import {
  forgetAllUnsaved,
  forgetUnsaved,
  hasAnyUnsaved,
  hasUnsavedWork,
  keepUnsaved,
  unsavedWork,
} from './unsavedWork.ts'

afterEach(() => sessionStorage.clear())

it.each([
  { what: 'text', work: 'Liga de tarde', found: 'Liga de tarde' },
  { what: 'nothing that another release wrote differently', work: { note: 'Liga' }, found: undefined },
])('finds $what', ({ work, found }) => {
  keepUnsaved('note', work)

  expect(unsavedWork('note', v.string())).toBe(found)
})

it.each(['', '{'])('finds nothing in %j', (stored) => {
  sessionStorage.setItem('desk-unsaved:note', stored)

  expect(hasUnsavedWork('note')).toBe(false)
})

it('forgets one text, or all, and nothing else', () => {
  sessionStorage.setItem('other', '1')
  for (const place of ['one', 'two', 'three']) keepUnsaved(place, 'text')

  forgetUnsaved('one')
  expect(['one', 'two'].map(hasUnsavedWork)).toEqual([false, true])
  forgetAllUnsaved()

  expect(hasAnyUnsaved()).toBe(false)
  expect(sessionStorage.getItem('other')).toBe('1')
})

it('goes on where a browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

  expect(() => keepUnsaved('note', 'text')).not.toThrow()
  jest.restoreAllMocks()
})
