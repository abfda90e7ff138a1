import type { DeskLead } from '@site/contracts/LeadDesk'
import { mergeLeads } from './mergeLeads.ts'

const lead = (number: number, ...earlier: number[]) => ({
  number,
  earlier: earlier.map((one): DeskLead['earlier'][number] => ({ number: one, form: '', receivedAt: '', stage: 'new' })),
})

it.each([
  { what: 'nothing new', fresh: [lead(5), lead(4)], known: [lead(5), lead(4), lead(3)], numbers: [5, 4, 3] },
  { what: 'somebody new', fresh: [lead(6), lead(5)], known: [lead(5), lead(4), lead(3)], numbers: [6, 5, 4, 3] },
  {
    what: 'somebody known again',
    fresh: [lead(6, 3), lead(5)],
    known: [lead(5), lead(4), lead(3)],
    numbers: [6, 5, 4],
  },
  { what: 'somebody gone', fresh: [lead(5), lead(3)], known: [lead(5), lead(4), lead(3)], numbers: [5, 3] },
  { what: 'nobody', fresh: [], known: [lead(5)], numbers: [] },
])('shows $what', ({ fresh, known, numbers }) => {
  const held = { isWhole: false, isHeld: () => false }
  expect(mergeLeads(fresh, known, held).map(({ number }) => number)).toEqual(numbers)
})

it('shows nothing below a page that is the whole list', () => {
  expect(mergeLeads([lead(5)], [lead(5), lead(4)], { isWhole: true, isHeld: () => false })).toEqual([lead(5)])
})

it.each([
  { what: 'in her place', fresh: [lead(5), lead(3)], numbers: [5, 4, 3] },
  { what: 'alone', fresh: [], numbers: [4] },
  { what: 'once, under a newer form', fresh: [lead(6, 4)], numbers: [6] },
])('shows somebody who is held $what', ({ fresh, numbers }) => {
  const held = { isWhole: true, isHeld: ({ number }: { number: number }) => number === 4 }
  expect(mergeLeads(fresh, [lead(4), lead(2)], held).map(({ number }) => number)).toEqual(numbers)
})
