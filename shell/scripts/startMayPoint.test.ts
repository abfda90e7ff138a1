import { startMayPoint } from './startMayPoint.ts'

const one = '1111111111111111'
const other = '2222222222222222'

it.each([
  { title: 'no pointer', pointer: undefined, isThere: false, may: true },
  { title: 'a pointer that a start has set', pointer: { release: one, setByStart: one }, isThere: true, may: true },
  { title: 'a release that somebody chose', pointer: { release: one }, isThere: true, may: false },
  {
    title: 'a rollback written into the file',
    pointer: { release: other, setByStart: one },
    isThere: true,
    may: false,
  },
  { title: 'a pointer that cannot be read', pointer: undefined, isThere: true, may: false },
])('with $title a start may point: $may', ({ pointer, isThere, may }) => {
  expect(startMayPoint(pointer, isThere)).toBe(may)
})
