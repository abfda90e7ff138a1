import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { copyRepository } from '../support/releases/copyRepository.ts'
import { expectShown } from '../support/remotes/releaseTo.ts'
import { expect, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const name = 'mfe-loja'
const root = join(import.meta.dirname, '../..')
let copy: string
let programs: string
let own: OwnSite | undefined

// A build, a site and a browser, beside whatever else the machine does.
test.describe.configure({ timeout: 300_000 })

test.beforeAll(() => {
  copy = copyRepository()
  cpSync(join(root, 'package-lock.json'), join(copy, 'package-lock.json'))
  programs = mkdtempSync(join(tmpdir(), 'programs-'))
  standInForNpm()
})
test.afterAll(async () => {
  await own?.stop()
  for (const folder of [copy, programs]) rmSync(folder, { recursive: true, force: true })
})

test('a remote created by "npm run new-remote" is tested, built, released and shown at its route', async ({
  page,
  site,
}) => {
  const registry = join(copy, 'shell/remotes.json')
  const read = (file: string) => readFileSync(join(copy, file), 'utf8')
  const before = read('package-lock.json')

  remoteKit(copy, ['new', name])

  expect(JSON.parse(read('shell/remotes.json')).at(-1)).toEqual({ name, prefixes: ['/loja'] })
  expect(before).not.toContain(name)
  expect(JSON.parse(read('package-lock.json')).packages[name]).toMatchObject({ devDependencies: expect.anything() })
  own = await startOwnSite({ REGISTRY_FILE: registry })
  const folder = join(copy, name)
  // As after the build of another remote in the same command.
  expect(remoteKit(folder, ['test'], { NODE_ENV: 'production' })).toMatch(/Tests: +(\d+) passed, \1 total/)
  const output = remoteKit(folder, ['release', '--unchecked'], { RELEASES_DIR: own.releasesFolder })
  await expectShown(own, name, output)

  await site.open(`${own.url}/loja`)
  const counter = page.getByRole('button', { name: /^Cliques: / })
  await expect(page.getByRole('heading', { level: 1, name: 'Loja' })).toBeVisible()
  await counter.click()
  await expect(counter).toHaveText('Cliques: 1')
  const picture = page.getByRole('main').getByRole('listitem').first().locator('img')
  expect(await picture.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(240)
  const form = page.getByRole('form', { name: 'Fazer um pedido' })
  await form.getByLabel('Nome').fill('Ana')
  await form.getByLabel('E-mail').fill('ana@loja.com')
  await form.getByLabel('O que você procura?').fill('Dez canecas')
  await form.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeVisible()
  expect(existsSync(join(root, name))).toBe(false)
})

/** Stands before npm in the path: the packages of the copy are links to those that all tests use, and stay as they are. */
function standInForNpm(): void {
  const [npm = ''] = spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.split('\n')
  mkdirSync(programs, { recursive: true })
  writeFileSync(
    join(programs, 'npm'),
    `#!/bin/sh\nif [ "$1" = install ]; then exec "${npm}" "$@" --package-lock-only --offline; fi\nexec "${npm}" "$@"\n`,
    { mode: 0o755 },
  )
}

/** Runs a command of the copy's kit. Answers what it printed. @throws Error with that when it fails. */
function remoteKit(cwd: string, parameters: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'shared/remote-kit/bin/remote-kit.mjs'), ...parameters],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '0', PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
    },
  )
  if (status !== 0) throw new Error(`remote-kit ${parameters.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout + stderr
}
