import { nearestTests, reachedTests } from './reachedTests.ts'

const files = [
  'shared/kit/bake.ts',
  'shared/kit/bake.test.ts',
  'remote/Page.tsx',
  'remote/Page.test.tsx',
  'remote/other.test.ts',
  'shell/frame.ts',
  'shell/frame.test.ts',
]
const importers = new Map([
  ['shared/kit/bake.ts', ['shared/kit/bake.test.ts', 'remote/Page.tsx']],
  ['remote/Page.tsx', ['remote/Page.test.tsx']],
  ['shell/frame.ts', ['shell/frame.test.ts']],
  ['shell/frame.test.ts', ['shell/frame.ts']],
])
const reachedBy = (changed: string[]) => reachedTests(files, importers, ['shared/kit', 'remote', 'shell'], changed)
const all = files.filter((file) => file.includes('.test.')).map((file) => ({ file, steps: 100 }))

it.each([
  { what: 'a test', changed: ['shell/frame.test.ts'], reached: [{ file: 'shell/frame.test.ts', steps: 0 }] },
  {
    what: 'a module that a test imports indirectly',
    changed: ['shared/kit/bake.ts'],
    reached: [
      { file: 'shared/kit/bake.test.ts', steps: 1 },
      { file: 'remote/Page.test.tsx', steps: 2 },
    ],
  },
  {
    what: 'files that import each other',
    changed: ['shell/frame.ts'],
    reached: [{ file: 'shell/frame.test.ts', steps: 1 }],
  },
  {
    what: 'a file that is read from the disk',
    changed: ['remote/content/post.md'],
    reached: [
      { file: 'remote/Page.test.tsx', steps: 100 },
      { file: 'remote/other.test.ts', steps: 100 },
    ],
  },
  { what: 'a script that nothing imports', changed: ['remote/build.ts'], reached: [] },
  {
    what: 'types only, with a test next to them',
    changed: ['remote/other.ts'],
    reached: [{ file: 'remote/other.test.ts', steps: 1 }],
  },
  { what: 'documents of a workspace', changed: ['remote/README.md', 'shared/kit/CHANGELOG.md'], reached: [] },
  { what: 'the configuration of unit tests', changed: ['jest.config.cjs'], reached: all },
  { what: 'versions of packages', changed: ['package-lock.json'], reached: all },
  { what: 'the set-up of each test', changed: ['shared/remote-kit/testing/setUp.ts'], reached: all },
])('reaches $reached if $what changes', ({ changed, reached }) => {
  expect(reachedBy(changed)).toEqual(reached)
})

it('reaches the tests of modules that import a deleted one', () => {
  const left = files.filter((file) => file !== 'remote/Page.tsx')

  expect(reachedTests(left, importers, [], ['remote/Page.tsx'])).toEqual([{ file: 'remote/Page.test.tsx', steps: 1 }])
})

it('does not run a deleted test', () => {
  const left = files.filter((file) => file !== 'shell/frame.test.ts')

  expect(reachedTests(left, importers, [], ['shell/frame.test.ts'])).toEqual([])
})

it.each([
  { limit: 9, chosen: ['near', 'a/1', 'a/2', 'b/1', 'b/2', 'far'] },
  { limit: 6, chosen: ['near', 'a/1', 'a/2', 'b/1', 'b/2', 'far'] },
  { limit: 5, chosen: ['near', 'a/1', 'a/2', 'b/1', 'b/2'] },
  { limit: 3, chosen: ['near', 'a/1', 'b/1'] },
  { limit: 1, chosen: ['near'] },
])('chooses $chosen as the nearest $limit of six tests', ({ limit, chosen }) => {
  const reached = [
    { file: 'far', steps: 3 },
    ...['b/2', 'b/1', 'a/2', 'a/1'].map((file) => ({ file, steps: 2 })),
    { file: 'near', steps: 1 },
  ]

  expect(nearestTests(reached, limit)).toEqual(chosen)
})

it('chooses no tests from none', () => {
  expect(nearestTests([], 5)).toEqual([])
})
