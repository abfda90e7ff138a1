import { mayMoveAtStart } from './choosesAtStart.ts'

const release = '1111111111111111'

it.each([
  { title: 'no pointer', pointer: undefined, isBroken: false, may: true },
  {
    title: 'a pointer set by a start',
    pointer: { release, counter: 1, byStart: true },
    isBroken: false,
    may: true,
  },
  {
    title: 'a release that somebody chose',
    pointer: { release, counter: 1, byStart: false },
    isBroken: false,
    may: false,
  },
  { title: 'an unreadable pointer', pointer: undefined, isBroken: true, may: false },
])('lets a start move $title: $may', ({ pointer, isBroken, may }) => {
  expect(mayMoveAtStart(pointer, isBroken)).toBe(may)
})
