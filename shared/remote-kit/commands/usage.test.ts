import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usage } from './usage.ts'

const folder = mkdtempSync(join(tmpdir(), 'usage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const remoteKit = (...parameters: string[]) =>
  spawnSync(process.execPath, [join(__dirname, '../bin/remote-kit.mjs'), ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  })

it('explains every command', () => {
  const files = readdirSync(__dirname).filter((file) => !/^(usage|runTool)\.ts$|\.test\.ts$/.test(file))

  expect(Object.keys(usage).map((command) => `${command}.ts`)).toEqual(files)
  expect(Object.entries(usage).filter(([command, text]) => !text.startsWith(`remote-kit ${command} `))).toEqual([])
})

it.each(['can-release', 'keys', 'promote', 'release', 'releases', 'rollback'])(
  'explains %s without running it',
  (command) => {
    const { status, stdout, stderr } = remoteKit(command, '--help')

    expect([status, stdout, stderr]).toEqual([0, usage[command], ''])
    expect(readdirSync(folder)).toEqual([])
  },
)

it.each([
  { parameters: ['--help'], status: 0 },
  { parameters: [], status: 1 },
  { parameters: ['unknown', '--help'], status: 1 },
])('lists the commands with $parameters', ({ parameters, status }) => {
  const result = remoteKit(...parameters)

  expect(result.status).toBe(status)
  expect(result.stdout + result.stderr).toContain('build|can-release|dev|')
})

it('says which Node it needs', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })"
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${older}`, join(__dirname, '../bin/remote-kit.mjs'), '--help'],
    { cwd: folder, encoding: 'utf8' },
  )

  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^remote-kit needs Node [\d.]+ or newer; this is 20\.20\.2\.\n$/),
  ])
})
