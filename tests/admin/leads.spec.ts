import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const TOKEN = 'uma-chave-bem-comprida'
const PATH = '/leads'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN, LEAD_RATE_LIMIT: '100000' })
})
test.afterAll(() => own.stop())

let count = 0

/** Sends a form as the site's own code does. */
async function send(name: string, message: string, headers: Record<string, string> = {}) {
  const email = `${name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d ]/g, '')
    .replaceAll(' ', '.')}@exemplo.com.br`
  const response = await fetch(`${own.url}/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Idempotency-Key': `leads-spec-${++count}`, ...headers },
    body: JSON.stringify({
      kind: 'contact',
      name,
      email,
      phone: '(11) 98765-4321'.replace('4321', String(4000 + count)),
      message,
    }),
  })
  expect(response.status).toBe(200)
}

async function logIn(page: Page, site: Site) {
  site.expectErrors(/status of 401/)
  // Cards appear in their place and move what is below them.
  site.expectErrors(/^console: layout shift/)
  await page.goto(deskOf(own.url) + PATH)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await expect(page.getByRole('list', { name: 'Leads' })).toBeVisible()
}

const person = (page: Page, name: string) => page.getByRole('article', { name })
const openPerson = (page: Page, name: string) => person(page, name).getByText('Ver tudo e anotar').click()

test('shows who has written, and a tap opens WhatsApp with what was asked for', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await send('Ana Antiga', 'Quanto custa um site para a minha padaria?')
  await send('Bruno Novo', 'Preciso de anúncios para o mês que vem.')
  await page.setViewportSize({ width: 412, height: 915 })
  await logIn(page, site)

  await expect(page.getByRole('article').first()).toContainText('Bruno Novo')
  await expect(person(page, 'Ana Antiga')).toContainText(/Responder até|Atrasado/)
  const link = person(page, 'Ana Antiga').getByRole('link', { name: /^WhatsApp/ })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.pathname).toMatch(/^\/55119876540\d\d$/)
  expect(address.searchParams.get('text')).toContain('Olá, Ana! Aqui é da')
  expect(address.searchParams.get('text')).toContain('“Quanto custa um site para a minha padaria?”')

  await openPerson(page, 'Ana Antiga')
  await expect(person(page, 'Ana Antiga').getByRole('link', { name: 'ana.antiga@exemplo.com.br' })).toBeVisible()
  await expectAccessibleAtEverySize(page)
  await expectReachable(page)
  await expectValidHtml(page)
})

test('keeps stage, owner, next step and notes, and finds people again', { tag: '@once' }, async ({ page, site }) => {
  await send('Carla Céu', 'Quero uma loja virtual.')
  await logIn(page, site)

  await person(page, 'Carla Céu')
    .getByRole('button', { name: /^Respondi/ })
    .click()
  await expect(person(page, 'Carla Céu')).toContainText('Em conversa')
  await expect(person(page, 'Carla Céu')).not.toContainText('Responder até')

  await openPerson(page, 'Carla Céu')
  const form = person(page, 'Carla Céu').getByRole('form', { name: 'Andamento' })
  await form.getByLabel('Próximo passo').fill('Mandar a proposta')
  await form.getByLabel('Quando').fill('2030-02-01')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(person(page, 'Carla Céu')).toContainText('Próximo passo: Mandar a proposta (01/02/2030)')
  await person(page, 'Carla Céu').getByLabel('Anotação').fill('Vende <b>bolos</b>.\nPaga à vista.')
  const keep = person(page, 'Carla Céu').getByRole('button', { name: 'Guardar anotação' })
  await keep.press('Enter')
  await expect(person(page, 'Carla Céu').getByText('Vende <b>bolos</b>.')).toBeVisible()
  await expect(keep).toBeFocused()
  await expect(person(page, 'Carla Céu').getByLabel('Anotação')).toHaveValue('')

  await page.reload()
  await page.getByRole('button', { name: /^Em conversa/ }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(person(page, 'Carla Céu')).toContainText('1 anotação')
  await page.getByRole('button', { name: 'Todos' }).click()
  await page.getByLabel('Procurar', { exact: true }).fill('carla ceu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar esta lista (CSV)' }).click()
  const sheet = await readFile(await (await download).path(), 'utf8')
  expect(sheet).toContain('"Carla Céu"')
  expect(sheet).not.toContain('Bruno Novo')
})

test('tells the slower of two people that somebody was faster, and loses no note', async ({ page, site, context }) => {
  site.expectErrors(/status of 409/)
  await send('Davi Duplo', 'Quero os dois.')
  await logIn(page, site)
  await openPerson(page, 'Davi Duplo')
  const mine = person(page, 'Davi Duplo').getByRole('form', { name: 'Andamento' })
  await mine.getByLabel('Próximo passo').fill('O meu passo')
  const other = await context.newPage()
  await other.goto(deskOf(own.url) + PATH)
  await person(other, 'Davi Duplo')
    .getByRole('button', { name: /^Respondi/ })
    .click()
  await expect(person(other, 'Davi Duplo')).toContainText('Em conversa')
  await openPerson(other, 'Davi Duplo')
  await person(other, 'Davi Duplo').getByLabel('Anotação').fill('Da outra pessoa')
  await person(other, 'Davi Duplo').getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(person(other, 'Davi Duplo').getByText('Da outra pessoa')).toBeVisible()

  await person(page, 'Davi Duplo').getByLabel('Anotação').fill('Minha')
  await mine.getByRole('button', { name: 'Guardar' }).click()

  await expect(person(page, 'Davi Duplo').getByRole('alert')).toContainText('Alguém mudou este lead')
  await expect(mine.getByLabel('Etapa')).toHaveValue('talking')
  await expectAccessible(page, { within: person(page, 'Davi Duplo') })
  await person(page, 'Davi Duplo').getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(person(page, 'Davi Duplo').getByText('Minha', { exact: true })).toBeVisible()
  await expect(person(page, 'Davi Duplo').getByText('Da outra pessoa')).toBeVisible()
})

test('a note stays with its person when the list changes, she writes again, and the page is left', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const name = `Nina Nota ${test.info().repeatEachIndex + 1}`
  await send(name, 'Quero um site para a minha loja.')
  await logIn(page, site)
  const nina = person(page, name)
  const note = nina.getByLabel('Anotação')
  await openPerson(page, name)
  await note.fill('Liga de tarde')
  await nina.getByRole('button', { name: /^Respondi/ }).click()
  await expect(nina).toContainText('Em conversa')

  await page.getByRole('button', { name: /^Ganhos/ }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(note).toHaveValue('Liga de tarde')
  await page.getByRole('button', { name: 'Todos' }).click()
  await send(name, 'Ainda estou esperando.')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(nina).toContainText('2 envios')
  await expect(nina).toContainText('antes: Em conversa')
  await expect(note).toHaveValue('Liga de tarde')
  await page.getByRole('link', { name: 'Início', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Leads')
  await page.goBack()
  await expect(note).toHaveValue('Liga de tarde')

  await nina.getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(note).toHaveValue('')
  await expect(nina.getByText('Liga de tarde')).toBeVisible()
  await expect(nina.getByText('Ainda estou esperando.').first()).toBeVisible()
  await nina
    .locator('summary')
    .filter({ hasText: /^Formulário de contato/ })
    .last()
    .click()
  await expect(nina.getByText('Quero um site para a minha loja.')).toBeVisible()
  await expectAccessible(page, { within: nina })
})

test('hands a person her data, and forgets her', { tag: '@once' }, async ({ page, site }) => {
  await send('Eva Esquecida', 'Apaguem tudo.')
  await send('Eva Esquecida', 'Outra vez: apaguem tudo.')
  await logIn(page, site)
  await expect(person(page, 'Eva Esquecida')).toContainText('2 envios')
  await openPerson(page, 'Eva Esquecida')

  const download = page.waitForEvent('download')
  await person(page, 'Eva Esquecida').getByRole('link', { name: 'Baixar os dados desta pessoa' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Outra vez: apaguem tudo.')

  await person(page, 'Eva Esquecida').getByRole('button', { name: 'Apagar esta pessoa' }).click()
  await expectAccessible(page, { within: page.getByRole('dialog') })
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar tudo' }).click()

  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Envios apagados: 2.')
  await expect(person(page, 'Eva Esquecida')).toBeHidden()
})

test('keeps what looks automated apart until somebody says that it is a person', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await send('Rui Robô', 'Compre links.', { 'Lead-Honeypot': 'filled' })
  await logIn(page, site)
  await expect(person(page, 'Rui Robô')).toBeHidden()

  await page.getByRole('button', { name: /^Suspeitos/ }).click()
  await expect(person(page, 'Rui Robô')).toContainText('parece um robô')
  await person(page, 'Rui Robô').getByRole('button', { name: 'É de verdade' }).click()

  await expect(person(page, 'Rui Robô')).toBeHidden()
  await page.getByRole('button', { name: 'Todos' }).click()
  await expect(person(page, 'Rui Robô')).toBeVisible()
})

test('shows thousands of people in pages, and says so when they cannot be loaded', { tag: '@once' }, async ({
  page,
  site,
}) => {
  for (let index = 0; index < 40; index++) await send(`Pessoa ${index}`, 'Oi, tudo bem por aí?')
  await logIn(page, site)

  await expect(page.getByText('Mostrando as 30 pessoas mais recentes.')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar mais antigos' }).click()
  await expect(person(page, 'Pessoa 5')).toBeVisible()

  site.expectErrors(/ERR_FAILED/)
  await page.route('**/_site/leads?*', (route) => route.abort())
  await page.getByRole('button', { name: /^Ganhos/ }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor.')
  await page.unroute('**/_site/leads?*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Ninguém por aqui.')).toBeVisible()
})

test('says where somebody came from who has left the first page at once', { tag: '@once' }, async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${own.url}/?utm_source=jornal&utm_campaign=natal&email=nao@exemplo.com`, {
    referer: 'https://jornal.example/capa',
  })
  await page.goto(`${own.url}/contato`, { referer: `${own.url}/?utm_source=jornal&utm_campaign=natal` })
  const form = page.locator('form').filter({ has: page.getByLabel('Mensagem') })
  await form.getByLabel('Nome').fill('Gabi Jornal')
  // A plain form says only from which page it was sent.
  await expect(form).toHaveAttribute('data-hydrated')
  await form.getByLabel('E-mail').fill('gabi@exemplo.com.br')
  await form.getByLabel(/Telefone|WhatsApp/).fill('(11) 97777-0000')
  await form.getByLabel('Mensagem').fill('Vi o anúncio no jornal.')
  await form.getByRole('button', { name: /Enviar/ }).click()
  await expect(page.getByText('Mensagem recebida')).toBeVisible()

  const desk = await context.newPage()
  await logIn(desk, site)
  await openPerson(desk, 'Gabi Jornal')
  await expect(person(desk, 'Gabi Jornal')).toContainText('utm_source=jornal')
  await expect(person(desk, 'Gabi Jornal')).toContainText('/contato')
  await expect(person(desk, 'Gabi Jornal')).not.toContainText('nao@exemplo.com')
})

test('gives nobody a lead without the token', { tag: '@once' }, async ({ request }) => {
  for (const path of [PATH, '/_site/leads', '/_site/leads/1', '/_site/leads/1/person', '/_site/leads/export.csv']) {
    expect((await request.get(deskOf(own.url) + path)).status(), path).toBe(401)
    expect((await request.get(own.url + path)).status(), path).toBe(404)
  }
})
