import type { Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { measures, noticeMeasuring } from '../support/site/measuredView.ts'
import { expect, type Site, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

async function logIn(page: Page, site: Site) {
  site.expectErrors(/status of 401/)
  // The numbers appear in their place and move what is below them.
  site.expectErrors(/^console: layout shift/)
  await page.goto(deskOf(own.url))
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Início')
}

const tile = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Números da semana' }).getByRole('listitem').filter({ hasText: label })

test('the desk begins with what waits, and says so when there is nothing yet', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await logIn(page, site)

  await expect(page).toHaveURL(`${deskOf(own.url)}/inicio`)
  await expect(page.getByText('Nada espera por você agora.')).toBeVisible()
  await expect(page.getByText('Ainda não há números: eles aparecem com as primeiras visitas.')).toBeVisible()
})

test('a visit, a tap on WhatsApp and a lead are in the numbers of the week', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  await noticeMeasuring(page)
  await page.goto(`${own.url}/servicos?utm_source=jornal`)
  await measures(page)
  await page.locator('a[data-whatsapp]:visible').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Within the visit: no further one.
  await page.goto(`${own.url}/blog`, { referer: `${own.url}/servicos` })
  await measures(page)
  await page.goto('about:blank')
  const response = await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': 'overview-spec-1' },
    body: JSON.stringify({
      ...{ kind: 'contact', name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 98765-4321' },
      message: 'Quanto custa um site?',
    }),
  })
  expect(response.status).toBe(200)

  const desk = await context.newPage()
  await desk.setViewportSize({ width: 412, height: 915 })
  await logIn(desk, site)
  await expect(async () => {
    await desk.reload()
    await expect(tile(desk, 'Visitas')).toContainText('Visitas1', { timeout: 2000 })
  }).toPass()
  await expect(tile(desk, 'Toques no WhatsApp')).toContainText('WhatsApp1')
  await expect(tile(desk, 'Leads')).toContainText('Leads1')
  await expect(desk.getByRole('figure', { name: 'Em que parte do site' })).toContainText('Páginas1 visita')
  await expect(desk.getByRole('figure', { name: 'De onde vieram' })).toContainText('jornal1 visita')
  await expect(desk.getByText('1 pessoa espera resposta.')).toBeVisible()

  for (const summary of await desk.getByText('Os números em tabela').all()) await summary.click()
  await expect(desk.getByRole('table').first()).toContainText('1 (0)')
  await expectAccessibleAtEverySize(desk)
  await expectReachable(desk)
  await expectValidHtml(desk)
  await desk.getByRole('link', { name: 'Responder' }).click()
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Leads')
})

test('the numbers are given to nobody outside the team, and on no other host', { tag: '@once' }, async ({
  request,
}) => {
  expect((await request.get(`${deskOf(own.url)}/_site/overview`)).status()).toBe(401)
  expect((await request.get(`${own.url}/_site/overview`)).status()).toBe(404)
  expect((await request.get(`${own.url}/inicio`, { maxRedirects: 0 })).status()).toBe(303)
})
