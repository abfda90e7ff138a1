import { readNames } from './readNames.ts'

const read = (...parameters: string[]) =>
  readNames(parameters, ['shell', 'mfe-shop', 'mfe-away'], ['shell', 'mfe-shop'])

it.each([
  { asked: [], targets: [{ name: 'shell' }, { name: 'mfe-shop' }] },
  { asked: ['mfe-shop'], targets: [{ name: 'mfe-shop' }] },
  {
    asked: ['mfe-shop@1', 'mfe-away@1'],
    targets: [
      { name: 'mfe-shop', id: '1' },
      { name: 'mfe-away', id: '1' },
    ],
  },
])('releases $targets for $asked', ({ asked, targets }) => {
  expect(read(...asked)).toEqual(targets)
})

it.each([
  { asked: 'mfe-away', problem: 'There is no mfe-away. Known names: shell, mfe-shop.' },
  { asked: 'mfe-none@1', problem: 'There is no mfe-none. Known names: shell, mfe-shop, mfe-away.' },
])('lists what exists for $asked', ({ asked, problem }) => {
  expect(() => read(asked)).toThrow(problem)
})
