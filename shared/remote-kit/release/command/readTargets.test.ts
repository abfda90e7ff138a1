import { leftOut, readTargets } from './readTargets.ts'

const known = ['shell', 'mfe-shop', 'mfe-away']
const buildable = ['shell', 'mfe-shop']
const inRoot = { own: undefined, known, buildable }

it.each([
  { place: inRoot, named: [], targets: ['shell', 'mfe-shop'] },
  { place: { ...inRoot, own: 'mfe-shop' }, named: [], targets: ['mfe-shop'] },
  { place: inRoot, named: ['mfe-shop'], targets: ['mfe-shop'] },
  { place: { ...inRoot, own: 'shell' }, named: ['mfe-shop'], targets: ['mfe-shop'] },
  { place: inRoot, named: ['mfe-shop@1', 'mfe-away@1'], targets: ['mfe-shop@1', 'mfe-away@1'] },
])('are $targets for $named in the folder of $place.own', ({ place, named, targets }) => {
  const read = readTargets(named, place).map(({ name, id }) => (id === undefined ? name : `${name}@${id}`))

  expect(read).toEqual(targets)
})

it.each([
  { named: ['mfe-away'], problem: 'There is no mfe-away. Known names: shell, mfe-shop.' },
  { named: ['mfe-none@1'], problem: 'There is no mfe-none. Known names: shell, mfe-shop, mfe-away.' },
  { named: ['mfe-shop', 'mfe-shop@1'], problem: 'mfe-shop is named twice.' },
])('refuse $named: $problem', ({ named, problem }) => {
  expect(() => readTargets(named, inRoot)).toThrow(problem)
})

it.each([
  { place: inRoot, named: [], names: ['mfe-away'] },
  { place: { ...inRoot, buildable: known }, named: [], names: [] },
  { place: inRoot, named: ['mfe-shop'], names: [] },
  { place: { ...inRoot, own: 'mfe-shop' }, named: [], names: [] },
])('leave out $names for $named in the folder of $place.own', ({ place, named, names }) => {
  expect(leftOut(named, place)).toEqual(names)
})
