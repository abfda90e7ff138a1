import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { addAuthenticator } from '../support/servers/addAuthenticator.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite
let desk: string

// The people of one agency: each test goes on where the one before ended.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  desk = deskOf(own.url)
})
test.afterAll(() => own.stop())

const ownAccess = (page: Page) => page.getByRole('region', { name: 'Seu acesso' })
const notice = (page: Page) => page.getByRole('status', { name: 'O que aconteceu' })
const member = (page: Page, name: string) => page.getByRole('article', { name })

/** Somebody else's browser. */
async function openOther(browser: Browser, address: string) {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  await page.goto(address)
  return page
}

test('from the first owner to a seller who leaves, each with a name and a phone of her own', { tag: '@once' }, async ({
  page,
  site,
  browser,
}) => {
  site.expectErrors(/status of (401|403|404|409)/)
  await page.setViewportSize({ width: 412, height: 915 })
  await addAuthenticator(page)

  await page.goto(`${desk}/people`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pessoas')
  await ownAccess(page).getByLabel('Seu nome').fill('Ana Souza')
  await ownAccess(page).getByLabel('Seu e-mail').fill('ana@exemplo.com.br')
  await page.getByRole('button', { name: 'Criar meu acesso' }).click()
  await expect(notice(page)).toHaveText('Pronto: agora o histórico diz o seu nome.')
  await page.getByRole('button', { name: 'Entrar com este aparelho' }).click()
  await expect(notice(page)).toHaveText('Pronto: este aparelho entra sem senha.')
  await expectAccessible(page, { within: page.getByRole('main') })
  await expectValidHtml(page)

  await page.getByRole('button', { name: 'Sair' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entrar com digital, rosto ou PIN' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Início')
  await page.getByRole('link', { name: 'Versões' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versões do site')
  await page
    .getByRole('article', { name: 'mfe-quiz' })
    .getByRole('button', { name: /^Pausar/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pausar', exact: true }).click()
  site.expectErrors(/^console: layout shift/)
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText(
    'Em pausa: mfe-quiz\u00a0· Ana Souza',
  )

  await page.getByRole('link', { name: 'Pessoas' }).click()
  const invite = page.getByRole('region', { name: 'Convidar alguém' })
  await invite.getByLabel('Nome').fill('Bia Lima')
  await invite.getByLabel('E-mail').fill('bia@exemplo.com.br')
  await invite.getByRole('button', { name: 'Convidar' }).click()
  const link = await invite.getByLabel('Link de acesso').inputValue()
  await expect(member(page, 'Bia Lima')).toContainText('Ainda não entrou com um aparelho.')

  const bia = await openOther(browser, link)
  await bia.getByRole('button', { name: 'Entrar' }).click()
  await expect(ownAccess(bia)).toContainText('Bia Lima: Vendas.')
  await expect(bia.getByRole('heading', { name: 'Equipe' })).toBeHidden()
  const pages = bia.getByRole('navigation', { name: 'Páginas da equipe' }).getByRole('link')
  await expect(pages).toHaveText(['Início', 'Leads', 'Imagens', 'Pessoas', 'Ajuda'])
  await bia.goto(`${desk}/admin/releases`)
  await expect(bia.getByRole('alert')).toContainText('Seu acesso não inclui as versões do site.')
  const again = await openOther(browser, link)
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Link sem validade')

  await page.reload()
  await expect(member(page, 'Bia Lima')).toContainText('Um acesso aberto.')
  await member(page, 'Bia Lima').getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(notice(page)).toHaveText('Bia Lima não tem mais acesso.')
  await expect(member(page, 'Bia Lima')).toBeHidden()
  await expect(page.getByLabel('Link de acesso')).toBeHidden()
  await bia.goto(`${desk}/people`)
  await expect(bia.getByRole('heading', { level: 1 })).toHaveText('Acesso da equipe')
  for (const other of [bia, again]) await other.context().close()
})

test('a device that nobody registered opens nothing, and says so', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/status of 401/)
  await addAuthenticator(page)
  await page.goto(`${desk}/entrar`)
  await page.getByRole('button', { name: 'Entrar com digital, rosto ou PIN' }).click()

  await expect(page.getByRole('alert')).toHaveText('O aparelho não confirmou. Tente de novo ou entre de outro jeito.')
  await page.getByText('Entrar com a chave do servidor').click()
  await expect(page.getByLabel('Chave de acesso')).toBeVisible()
  await expectAccessibleAtEverySize(page)
})
