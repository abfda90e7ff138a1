import { readReleaseOrder } from './readReleaseOrder.ts'

const plain = {
  requested: [],
  preparation: 'checks and build',
  message: undefined,
  isPreview: false,
  canary: undefined,
  atStart: false,
}

it.each([
  { args: [], order: plain },
  { args: ['mfe-shop', 'shell'], order: { ...plain, requested: ['mfe-shop', 'shell'] } },
  { args: ['-m', 'Open', '--preview'], order: { ...plain, message: 'Open', isPreview: true } },
  { args: ['--unchecked'], order: { ...plain, preparation: 'build' } },
  { args: ['--built', '--unchecked'], order: { ...plain, preparation: 'none' } },
  { args: ['--start'], order: { ...plain, preparation: 'none', atStart: true } },
  { args: ['--canary', '10', '--auto'], order: { ...plain, canary: { share: 10, auto: true } } },
])('reads $args, whatever the folder', ({ args, order }) => {
  expect(readReleaseOrder(args, false)).toEqual(order)
})

it.each(['--built', '--unchecked'])('refuses %s over the network, and nothing else there', (flag) => {
  expect(() => readReleaseOrder([flag], true)).toThrow('leave out --built and --unchecked')
  expect(readReleaseOrder(['-m', 'Open'], true)).toEqual({ ...plain, message: 'Open' })
})

it('starts the site of this repository, whatever SITE names', () => {
  expect(readReleaseOrder(['--start'], true)).toMatchObject({ atStart: true, preparation: 'none' })
})

it('refuses what it does not know', () => {
  expect(() => readReleaseOrder(['--force'], false)).toThrow('--force')
})
