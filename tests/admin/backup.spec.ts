import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { addAuthenticator } from '../support/servers/addAuthenticator.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { startBuiltSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'
const root = join(import.meta.dirname, '../..')

/** Runs a command of the site on the data of these folders. Returns what it says. */
async function run(action: 'backup' | 'restore', file: string, [releases, data]: readonly [string, string]) {
  const env = { ...process.env, RELEASES_DIR: releases, DATA_DIR: data }
  const { stdout } = await promisify(execFile)(process.execPath, ['shell/dist/server/backup.cjs', action, file], {
    cwd: root,
    env,
  })
  return stdout
}

test('a site that is gone is there again elsewhere, with its leads, people and prices', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/status of (401|404)|layout shift/)
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const [file, releases, data] = [join(folder, 'site.backup'), join(folder, 'releases'), join(folder, 'data')]
  await addAuthenticator(page)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  await page.goto(`${deskOf(own.url)}/people`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByLabel('Seu nome').fill('Ana Souza')
  await page.getByLabel('Seu e-mail').fill('ana@exemplo.com.br')
  await page.getByRole('button', { name: 'Criar meu acesso' }).click()
  await page.getByRole('button', { name: 'Entrar com este aparelho' }).click()
  await expect(page.getByText('Pronto: este aparelho entra sem senha.')).toBeVisible()
  const contact = { kind: 'contact', name: 'Rui Lima', email: 'rui@exemplo.com.br', phone: '(11) 98765-4321' }
  await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'backup-spec-1' },
    body: JSON.stringify({ ...contact, message: 'Quanto custa um site?' }),
  })
  await page.goto(`${deskOf(own.url)}/content#prices`)
  await page
    .getByRole('group', { name: /^Serviço 2: Google/ })
    .getByLabel('A partir de (R$)')
    .fill('535')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await expect(page.getByText('No ar em todas as páginas')).toBeVisible({ timeout: 60_000 })

  expect(await run('backup', file, [own.releasesFolder, own.dataFolder])).toContain('1 leads, 1 people, 1 versions')
  copyReleases(own.releasesFolder, releases, (path) => !/^\.(content|compositions)/.test(path))
  await own.stop()
  expect(await run('restore', file, [releases, data])).toContain('1 leads, 1 people, 1 versions')
  const other = await startBuiltSite(releases, data, { ADMIN_TOKEN: TOKEN })

  await page.goto(`${deskOf(other.url)}/leads`)
  await page.getByRole('button', { name: 'Entrar com digital, rosto ou PIN' }).click()
  await expect(page.getByRole('article', { name: 'Rui Lima' })).toContainText('Quanto custa um site?')
  await page.getByRole('link', { name: 'Pessoas' }).click()
  await expect(page.getByRole('article', { name: 'Ana Souza' })).toBeVisible()
  const services = await (await fetch(`${other.url}/servicos`)).text()
  expect(/R\$(&nbsp;|\u00a0| )535/.test(services)).toBe(true)
  await other.stop()
  rmSync(folder, { recursive: true, force: true })
})
