import { mayStartRelease } from './mayStartRelease.ts'

const release = '1111111111111111'

it.each([
  { title: 'no pointer', pointer: undefined, isBroken: false, may: true },
  {
    title: 'a pointer that a start has set',
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
  { title: 'a pointer that nobody can read', pointer: undefined, isBroken: true, may: false },
])('with $title a start may point: $may', ({ pointer, isBroken, may }) => {
  expect(mayStartRelease(pointer, isBroken)).toBe(may)
})
