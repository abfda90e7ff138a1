import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, content: unknown) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const build = (registry?: string) =>
  spawnSync(process.execPath, [join(__dirname, '../bin/remote-kit.mjs'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REGISTRY_FILE: registry },
  })

it('builds what is in the repository, and names remotes that are elsewhere', () => {
  write('package.json', { private: true, workspaces: ['mfe-aqui'] })
  write('mfe-aqui/package.json', { name: 'mfe-aqui', version: '1.0.0', scripts: { build: 'node -p "6*7"' } })
  write('mfe-aqui/rspack.config.ts', '')
  write('shell/remotes.json', [{ name: 'mfe-aqui', prefixes: ['/aqui'] }])
  write(
    'teams.json',
    ['mfe-aqui', 'mfe-fora', 'mfe-longe'].map((name) => ({ name, prefixes: [`/${name}`] })),
  )

  const own = build()
  const teams = build('teams.json')

  expect([own.status, own.stdout]).toEqual([0, expect.stringMatching(/(^|\n)42\n$/)])
  expect([teams.status, teams.stdout]).toEqual([
    0,
    expect.stringMatching(/(^|\n)42\nNot built, because they are in other repositories: mfe-fora, mfe-longe\.\n$/),
  ])
})

it('fails if a build fails', () => {
  write('mfe-aqui/package.json', { name: 'mfe-aqui', version: '1.0.0', scripts: { build: 'exit 3' } })

  expect(build().status).not.toBe(0)
})
