import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { listFiles } from '../release/listFiles.ts'

let site: string

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'shell'))
  writeFileSync(join(site, 'package.json'), JSON.stringify({ workspaces: ['mfe-*'] }))
  writeFileSync(join(site, 'shell/remotes.json'), '[\n  { "name": "mfe-home", "prefixes": ["/"] }\n]\n')
  // A stand-in for npm, whose part is the lockfile.
  mkdirSync(join(site, 'programs'))
  writeFileSync(join(site, 'programs/npm'), '#!/bin/sh\necho "$1" > package-lock.json\n', { mode: 0o755 })
})

afterEach(() => rmSync(site, { recursive: true, force: true }))

const read = () => Object.fromEntries(listFiles(site).map((file) => [file, readFileSync(join(site, file), 'utf8')]))

function make(name: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '../bin/remote-kit.mjs'), 'new', name], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(site, 'programs')}${delimiter}${process.env.PATH}` },
  })
  return { status, stderr }
}

it.each([
  { name: 'mfe-loja', page: 'LojaPage' },
  { name: 'mfe-loja-online', page: 'LojaOnlinePage' },
])(
  'creates a complete $name, and changes only the registry and the lockfile outside of its folder',
  ({ name, page }) => {
    const before = read()

    const done = make(name)

    expect(done).toEqual({ status: 0, stderr: '' })
    const after = read()
    const touched = Object.keys(after).filter((file) => after[file] !== before[file])
    expect(touched.filter((file) => !file.startsWith(`${name}/`))).toEqual(['package-lock.json', 'shell/remotes.json'])
    expect(JSON.parse(after['shell/remotes.json'] ?? '')).toEqual([
      { name: 'mfe-home', prefixes: ['/'] },
      { name, prefixes: [name.replace('mfe-', '/')] },
    ])
    expect(touched).toEqual(
      expect.arrayContaining([
        `${name}/README.md`,
        `${name}/package.json`,
        `${name}/social/${name.replace('mfe-', '')}.svg`,
        `${name}/src/features/counter/Counter.test.tsx`,
        `${name}/src/features/counter/Counter.tsx`,
        `${name}/src/features/order/OrderForm.tsx`,
        `${name}/src/fragments/NewestProducts.tsx`,
        `${name}/src/pages/${page}.tsx`,
      ]),
    )
    expect(touched.filter((file) => /\{\{\w+\}\}|\.txt$/.test(file + after[file]))).toEqual([])
  },
)

it('creates the registry of a site that has no remote yet', () => {
  writeFileSync(join(site, 'shell/remotes.json'), '[]\n')

  expect(make('mfe-loja')).toEqual({ status: 0, stderr: '' })

  expect(read()['shell/remotes.json']).toBe('[\n  { "name": "mfe-loja", "prefixes": ["/loja"] }\n]\n')
})

it.each([
  { name: 'loja', reason: 'loja would be no workspace here: package.json has mfe-*. Take mfe-loja, or add "loja"' },
  { name: 'mfe-home', reason: 'mfe-home is already registered.' },
  { name: 'mfe-revista', reason: '/revista already belongs to mfe-office, but mfe-revista would answer /revista.' },
  { name: 'mfe-cursos', reason: '/cursos/novos already belongs to mfe-office, but mfe-cursos would answer /cursos.' },
  { name: 'mfe-entrar', reason: 'The shell answers /entrar itself: choose another name.' },
])('refuses $name, says why, and changes nothing', ({ name, reason }) => {
  const office = { name: 'mfe-office', prefixes: ['/revista', '/cursos/novos'] }
  writeFileSync(join(site, 'shell/remotes.json'), JSON.stringify([{ name: 'mfe-home', prefixes: ['/'] }, office]))
  const before = read()

  const { status, stderr } = make(name)

  expect(status).toBe(1)
  expect(stderr).toContain(reason)
  expect(read()).toEqual(before)
})
