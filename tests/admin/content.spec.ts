import type { Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, type Site, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'
const PATH = '/content'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

/** Opens the form of a collection, as somebody who knows nothing but the desk's address. */
async function openForm(page: Page, site: Site, collection: string) {
  site.expectErrors(/status of 401|status of 422|status of 409/)
  // What was asked for appears in its place.
  site.expectErrors(/^console: layout shift/)
  await page.goto(deskOf(own.url) + PATH)
  const key = page.getByLabel('Chave de acesso')
  await expect(key.or(page.getByRole('heading', { name: 'O que o site diz' }))).toBeVisible()
  if (await key.isVisible()) {
    await key.fill(TOKEN)
    await page.getByRole('button', { name: 'Entrar' }).click()
  }
  await page.getByRole('link', { name: collection, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: collection })).toBeVisible()
}

const entry = (page: Page, name: RegExp) => page.getByRole('group', { name })
const price = (page: Page) => entry(page, /^Serviço 2: Google/).getByLabel('A partir de (R$)')
const publish = (page: Page) => page.getByRole('button', { name: 'Publicar' }).click()
const isLive = (page: Page) => expect(page.getByText('No ar em todas as páginas')).toBeVisible({ timeout: 60_000 })

/** The text of a page as visitors get it. */
async function textAt(path: string): Promise<string> {
  const html = await (await fetch(own.url + path)).text()
  return html.replace(/&nbsp;|\u00a0/g, ' ')
}

/** The public pages that say something. */
async function pagesWith(text: string): Promise<string[]> {
  const texts = await Promise.all(pagePaths.map(async (path) => ({ path, text: await textAt(path) })))
  return texts.filter((one) => one.text.includes(text)).map(({ path }) => path)
}

test('a new price is live on every page that shows it, and one tap undoes it', async ({ page, site }) => {
  const before = await pagesWith('R$ 490')
  expect(before.length).toBeGreaterThan(0)
  await openForm(page, site, 'Preços')

  await price(page).fill('530')
  await publish(page)
  await isLive(page)

  expect(await pagesWith('R$ 530')).toEqual(before)
  expect(await pagesWith('R$ 490')).toEqual([])
  const history = page.getByRole('region', { name: 'O que foi publicado' })
  await expect(history.getByRole('listitem').first()).toContainText('Preços · no ar')
  await expect(history.getByRole('listitem').first()).toContainText('Chave de acesso')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('O site voltou a dizer')).toBeVisible()

  expect(await pagesWith('R$ 490')).toEqual(before)
  await expect(price(page)).toHaveValue('490')
})

test('a text that breaks a rule is refused with the name of its field', async ({ page, site }) => {
  await openForm(page, site, 'Preços')
  const before = await textAt('/_evidence.json')

  await entry(page, /^Serviço 3/)
    .getByLabel('Nome')
    .fill(' ')
  await publish(page)

  await expect(page.getByRole('alert')).toHaveText('Preços › Serviços › 3 › Nome: está vazio.')
  await expect(page.locator('[aria-invalid=true]')).toBeFocused()
  await price(page).fill('530.5')
  await entry(page, /^Serviço 3/)
    .getByLabel('Nome')
    .fill('Anúncios')
  await publish(page)
  await expect(page.getByRole('alert')).toContainText('Preços › Serviços › 2 › A partir de (R$)')
  expect(await textAt('/_evidence.json')).toBe(before)
})

test('a draft is seen on the whole site by whoever has its link, and by no visitor', async ({
  page,
  site,
  context,
}) => {
  await openForm(page, site, 'Preços')
  await price(page).fill('777')

  await page.getByRole('button', { name: 'Ver no site' }).click()
  const link = page.getByRole('link', { name: 'Abrir o site com este texto' })
  const opened = context.waitForEvent('page')
  await link.click()
  const preview = await opened

  await expect(preview.getByRole('complementary', { name: 'Prévia' })).toContainText('textos')
  await preview.goto(`${new URL(preview.url()).origin}/servicos`)
  await expect(preview.getByText('R$ 777').first()).toBeVisible()
  expect(await pagesWith('R$ 777')).toEqual([])
})

test('the second of two writers sees what the first has published, and overwrites nothing', async ({
  page,
  site,
  context,
}) => {
  await openForm(page, site, 'Equipe')
  const other = await context.newPage()
  await openForm(other, site, 'Equipe')
  await entry(other, /^Pessoa 1/)
    .getByLabel('O que faz')
    .fill('Atendimento')
  await publish(other)
  await isLive(other)

  await entry(page, /^Pessoa 2/)
    .getByLabel('O que faz')
    .fill('Sites')
  await publish(page)

  await expect(page.getByRole('alert')).toContainText('Chave de acesso publicou outro texto')
  await expect(page.getByRole('alert')).toContainText('O seu: Sites')
  expect(await textAt('/sobre')).toContain('Atendimento<')
  await page.getByRole('button', { name: 'Continuar com o meu' }).click()
  await publish(page)
  await isLive(page)
  expect(await textAt('/sobre')).toContain('Sites<')
  expect(await textAt('/sobre')).toContain('Atendimento<')
})

test('what is not saved outlives links, Back, a session that ends and what is typed too late', async ({
  page,
  site,
  context,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await openForm(page, site, 'Equipe')
  const role = (number: number) => entry(page, new RegExp(`^Pessoa ${number}`)).getByLabel('O que faz')
  const written = `Fala com clientes ${test.info().repeatEachIndex + 1}`
  await role(1).fill(written)
  await expect(page.getByText('Ainda não guardado')).toBeVisible()

  await page.getByRole('link', { name: 'Todos os textos' }).click()
  await expect(page.getByRole('heading', { name: 'O que o site diz' })).toBeVisible()
  await expect(page.getByText('Ainda não guardado')).toHaveCount(1)
  await page.goBack()
  await expect(role(1)).toHaveValue(written)
  await page.getByRole('link', { name: 'Ajuda', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Textos e preços')
  await page.goBack()
  await expect(role(1)).toHaveValue(written)

  await context.clearCookies()
  await publish(page)
  await expect(page.getByRole('alert')).toContainText('Seu acesso terminou')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Entrar em outra aba' }).click()
  const other = await opened
  await other.getByLabel('Chave de acesso').fill(TOKEN)
  await other.getByRole('button', { name: 'Entrar' }).click()
  await expect(other.getByRole('heading', { name: 'O que o site diz' })).toBeVisible()

  let goOn = () => {}
  const isGoingOn = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/_site/content/publish', async (route) => {
    await isGoingOn
    await route.continue()
  })
  await publish(page)
  await expect(page.getByRole('button', { name: 'Publicando…' })).toBeVisible()
  await role(2).fill('Escrito tarde demais')
  goOn()
  await isLive(page)
  await expect(page.getByText('O que você escreveu depois ainda não foi guardado.')).toBeVisible()
  await expect(role(2)).toHaveValue('Escrito tarde demais')
  const said = await textAt('/sobre')
  expect(said).toContain(`${written}<`)
  expect(said).not.toContain('Escrito tarde demais')
})

test('a draft is shown as one, and thrown away and brought back with one tap each', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await openForm(page, site, 'Preços')
  const live = await price(page).inputValue()
  await price(page).fill('611')
  await page.getByRole('button', { name: 'Guardar rascunho' }).click()

  const note = page.getByRole('note', { name: 'Rascunho' })
  await expect(note).toContainText('Este é o rascunho de Chave de acesso, guardado em')
  await note.getByText('O que está no ar', { exact: true }).click()
  await expect(note).toContainText(`No ar: ${live}`)
  await note.getByRole('button', { name: 'Jogar fora o rascunho' }).click()
  await expect(note).toBeHidden()
  await expect(price(page)).toHaveValue(live)
  await page.getByRole('button', { name: 'Trazer de volta' }).click()
  await expect(price(page)).toHaveValue('611')
  await page.getByRole('button', { name: 'Descartar o que mudei' }).click()
  await expect(price(page)).toHaveValue(live)
})

test('lists are sorted, shortened and extended by keyboard', async ({ page, site }) => {
  await openForm(page, site, 'Equipe')
  const people = page.getByRole('group', { name: /^Pessoa \d/ })
  const names = () =>
    people
      .getByLabel('Nome', { exact: true })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const before = await names()

  await page.getByRole('button', { name: 'Descer Pessoa 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Descer Pessoa 2' })).toBeFocused()
  expect(await names()).toEqual([before[1], before[0], ...before.slice(2)])

  await page.getByRole('button', { name: 'Remover Pessoa 1' }).press('Enter')
  await page.getByRole('button', { name: 'Adicionar pessoa' }).press('Enter')
  expect(await names()).toEqual([before[0], ...before.slice(2), ''])
})

test('the page is accessible and valid at every size', { tag: '@once' }, async ({ page, site }) => {
  await openForm(page, site, 'O que o site inclui')
  await expectAccessibleAtEverySize(page)
  await expectReachable(page)
  await expectValidHtml(page)
})
