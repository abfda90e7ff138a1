import { withPlatformPackages } from './platformPackages.ts'

const lockOf = (optionalDependencies: Record<string, string>, more: object = {}) => ({
  lockfileVersion: 3,
  packages: {
    '': { name: 'site' },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-x', dev: true, optionalDependencies },
    ...more,
  },
})

it.each([
  { name: '@tool/cli-darwin-arm64', platform: { os: ['darwin'], cpu: ['arm64'] } },
  { name: '@tool/cli-win32-x64-msvc', platform: { os: ['win32'], cpu: ['x64'] } },
  { name: '@tool/cli-linux-x64', platform: { os: ['linux'], cpu: ['x64'] } },
  { name: '@tool/cli-linux-x64-musl', platform: { os: ['linux'], cpu: ['x64'], libc: ['musl'] } },
  { name: '@tool/cli-linux-arm-gnueabihf', platform: { os: ['linux'], cpu: ['arm'], libc: ['glibc'] } },
  { name: '@tool/cli-linux-arm-musleabihf', platform: { os: ['linux'], cpu: ['arm'], libc: ['musl'] } },
  { name: '@tool/cli-wasm32-wasi', platform: { cpu: ['wasm32'] } },
])('adds $name for its platform only', ({ name, platform }) => {
  const { content, added } = withPlatformPackages(lockOf({ [name]: '2.0.1' }))

  expect(added).toEqual([`node_modules/${name}`])
  expect(content).toHaveProperty(['packages', `node_modules/${name}`], {
    version: '2.0.1',
    dev: true,
    optional: true,
    ...platform,
  })
})

it('leaves existing packages as they are, also where a package has its own', () => {
  const more = { 'node_modules/tool/node_modules/@tool/cli-linux-x64': { version: '2.0.1', integrity: 'sha512-y' } }
  const lock = lockOf({ '@tool/cli-linux-x64': '2.0.1' }, more)

  const { content, added } = withPlatformPackages(lock)

  expect(added).toEqual([])
  expect(content).toEqual(lock)
})

it.each([
  { name: '@tool/cli-linux-x64', wanted: '^2.0.0', reason: /not a single version/ },
  { name: 'fsevents', wanted: '2.3.3', reason: /does not state its platform/ },
])('refuses $name $wanted instead of guessing', ({ name, wanted, reason }) => {
  expect(() => withPlatformPackages(lockOf({ [name]: wanted }))).toThrow(reason)
})
