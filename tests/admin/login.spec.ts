import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { launchCachingBrowser } from '../support/site/launchCachingBrowser.ts'
import { expect, test } from '../support/site/site.ts'
import { stepBack } from '../support/site/stepBack.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const TOKEN = 'uma-chave-bem-comprida'
const PATH = '/admin/image-generator'
const DESK = '/admin/releases'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

test('asks for the token on the desk, before anything guarded is served anywhere', { tag: '@once' }, async ({
  page,
  site,
  request,
}) => {
  site.expectErrors(/status of 401/)
  await page.goto(own.url + PATH)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso da equipe')
  await expectAccessibleAtEverySize(page)
  await expectValidHtml(page)
  const release = currentRelease(own.releasesFolder, 'mfe-admin')
  const [file] = readdirSync(join(own.releasesFolder, 'mfe-admin', release, 'browser'))
  for (const path of [`/_data/${release}${PATH}.json`, `/r/mfe-admin/${release}/${file}`])
    expect((await request.get(own.url + path)).status(), path).toBe(401)
  expect((await request.get(`${deskOf(own.url)}/r/mfe-admin/${release}/${file}`)).status()).toBe(401)
  for (const path of ['/media/mfe-quiz/picture.jpg', '/r/mfe-admin/0123456789abcdef/page.js'])
    expect((await request.get(own.url + path)).status(), path).toBe(404)

  await page.getByLabel('Chave de acesso').fill('errada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Chave incorreta. Confira e tente de novo.')
  await expectAccessible(page)

  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(own.url + PATH)
  await expect(page.getByRole('button', { name: 'Gerar 12 imagens' })).toBeEnabled()
})

test('logs out on request @once', async ({ page, site }) => {
  site.expectErrors(/status of 401/)
  await page.goto(`${deskOf(own.url)}/entrar`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Início')
  const [session] = await page.context().cookies()
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.goto(`${deskOf(own.url)}/entrar`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByLabel('Chave de acesso')).toBeVisible()
  await page.goto(own.url + PATH)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso da equipe')
})

test('shows no guarded page after a logout, not even with the back button @once', async ({ playwright }) => {
  const browser = await launchCachingBrowser(playwright)
  const page = await browser.newPage({ baseURL: deskOf(own.url) })
  await page.goto(`/entrar?para=${DESK}`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versões do site')
  await page.goto('/entrar')
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByLabel('Chave de acesso')).toBeVisible()

  for (const path of ['/entrar', DESK]) {
    expect(await stepBack(page), path).not.toBe('restored')
    await expect(page).toHaveURL(deskOf(own.url) + path)
    await expect(page.getByLabel('Chave de acesso')).toBeVisible()
  }
  await browser.close()
})
