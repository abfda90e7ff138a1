import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'release-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('releases what the configured registry names, where its sources are in this repository', () => {
  const registry = join(folder, 'remotes.json')
  const remotes = ['shared', 'elsewhere'].map((name) => ({ name, prefixes: [`/${name}`] }))
  writeFileSync(registry, JSON.stringify(remotes))

  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'shell/scripts/release.ts', 'unknown'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REGISTRY_FILE: registry, RELEASES_DIR: join(folder, 'releases') },
  })

  expect(stderr).toBe('There is no unknown. What can be released: shell, shared.\n')
  expect(status).toBe(1)
})
