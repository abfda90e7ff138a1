import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('releases what the configured registry lists, if its sources are in this repository', () => {
  const registry = join(folder, 'remotes.json')
  const remotes = ['shared', 'elsewhere'].map((name) => ({ name, prefixes: [`/${name}`] }))
  writeFileSync(registry, JSON.stringify(remotes))

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell/scripts/release.ts', 'unknown'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REGISTRY_FILE: registry, RELEASES_DIR: join(folder, 'releases') },
  })

  expect(stderr).toBe('There is no unknown. Known names: shell, shared.\n')
  expect(status).toBe(1)
})

it.each(['release', 'promote'])('explains %s without changing any release', (command) => {
  const releases = join(folder, 'untouched')

  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', `shell/scripts/${command}.ts`, '--help'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, RELEASES_DIR: releases },
  })

  expect(stdout).toContain(`npm run ${command} -- `)
  expect(status).toBe(0)
  expect(existsSync(releases)).toBe(false)
})
