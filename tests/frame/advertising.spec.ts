import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, type Site, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

/** Behaves like Meta's script: answers what was queued, tells of it by a picture, sets a cookie, and obeys `consent`. */
const PIXEL = `(() => {
  let isAllowed = true
  fbq.callMethod = (name, value) => {
    if (name === 'consent') isAllowed = value === 'grant'
    else if (isAllowed) new Image().src = 'https://www.facebook.com/tr?' + name + '=' + value
  }
  for (const command of fbq.queue.splice(0)) fbq.callMethod(...command)
  document.cookie = '_fbp=fb.1.2.3; path=/'
})()`

/** Stands for Meta's Conversions API, and remembers the events that it was told. */
async function startMeta() {
  const events: { event_name: string; event_id: string; user_data: { em?: string[]; ph?: string[]; fbc?: string } }[] =
    []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      events.push(...JSON.parse(body).data)
      response.end('{"events_received":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, events, stop: () => new Promise((resolve) => server.close(resolve)) }
}

let own: OwnSite
let meta: Awaited<ReturnType<typeof startMeta>>

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  meta = await startMeta()
  own = await startOwnSite({
    ADMIN_TOKEN: TOKEN,
    META_PIXEL_ID: '1234567890',
    GOOGLE_ADS_ID: 'AW-12345',
    LEADS_WEBHOOK_ANUNCIOS_URL: `${meta.url}/1234567890/events`,
    LEADS_WEBHOOK_ANUNCIOS_KIND: 'meta',
    LEADS_WEBHOOK_ANUNCIOS_SECRET: 'um-token-da-meta',
  })
})
test.afterAll(async () => {
  await own.stop()
  await meta.stop()
})

/** Records what the page asks of other hosts, which are Meta's and Google's. */
async function watchOutside(page: Page) {
  const asked: string[] = []
  await page.route(
    (url) => !url.href.startsWith(own.url) && url.protocol === 'https:',
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url())
      asked.push(hostname + pathname)
      const body = pathname.endsWith('fbevents.js') ? PIXEL : ''
      await route.fulfill({ contentType: pathname.endsWith('js') ? 'text/javascript' : 'image/gif', body })
    },
  )
  return asked
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const question = (page: Page) => page.getByRole('region', { name: 'Anúncios' })
const preferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies e anúncios' })
const answer = (page: Page, name: 'Aceitar' | 'Recusar') => question(page).getByRole('button', { name }).click()
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

async function sendMessage(page: Page, site: Site, name: string) {
  await site.withoutFormToken()
  await site.open(`${own.url}/contato?fbclid=IwAR_clique`)
  const form = page.locator('form', { has: page.getByLabel('Mensagem') })
  await site.ready(form)
  await form.getByLabel('Nome').fill(name)
  await form.getByLabel('E-mail').fill(`${name.toLowerCase()}@exemplo.com.br`)
  await form.getByLabel('Telefone').fill(name === 'Ana' ? '(11) 98765-0001' : '(11) 98765-0002')
  await form.getByLabel('Mensagem').fill('Quero um site.')
  await form.getByRole('button', { name: /^Enviar/ }).click()
  await expect(page.getByText('Mensagem recebida').first()).toBeVisible()
}

test('asks for nothing outside before consent or after a refusal, and stops when taken back', {
  tag: '@once',
}, async ({ page, site }) => {
  const asked = await watchOutside(page)
  await page.setViewportSize({ width: 412, height: 915 })
  await site.open(`${own.url}/quiz`)
  await expect(question(page)).toContainText(
    'Com a sua permissão, a Meta e o Google ficam sabendo da sua visita e do formulário que você enviar',
  )
  await expectAccessibleAtEverySize(page, { within: question(page) })
  await page.setViewportSize({ width: 412, height: 915 })
  expect(await cookies(page)).toEqual([])

  await answer(page, 'Recusar')
  await site.open(`${own.url}/quiz`)
  await site.settled()
  await expect(question(page)).toBeHidden()
  expect(asked).toEqual([])

  await preferences(page).click()
  await expect(question(page)).toBeFocused()
  await expectAccessible(page, { within: question(page) })
  await answer(page, 'Aceitar')
  await expect(preferences(page)).toBeFocused()
  await expect.poll(() => asked.filter((address) => address === 'www.facebook.com/tr').length).toBe(3)
  expect(asked).toContain('www.googletagmanager.com/gtag/js')
  await expect.poll(() => cookies(page)).toContain('_fbp')

  await preferences(page).click()
  await answer(page, 'Recusar')
  await expect.poll(() => cookies(page)).not.toContain('_fbp')
  const before = asked.length
  // The script is still in this page: what it hears from now on, it keeps to itself.
  await page.evaluate(() => window.fbq?.('track', 'PageView'))
  await site.open(`${own.url}/privacidade`)
  await site.settled()
  expect(asked).toHaveLength(before)
  await expect(page.getByText('Anúncios são uma pergunta à parte')).toBeVisible()
})

test('hands on who has consented once she is a customer, and says why nobody else is', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/status of 401|layout shift/)
  await watchOutside(page)
  await site.open(`${own.url}/quiz`)
  await answer(page, 'Aceitar')
  await sendMessage(page, site, 'Ana')
  await preferences(page).click()
  await answer(page, 'Recusar')
  await sendMessage(page, site, 'Bia')
  await page.unrouteAll()

  await page.setViewportSize({ width: 412, height: 915 })
  await page.goto(`${deskOf(own.url)}/leads`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(question(page)).toHaveCount(0)
  const person = (name: string) => page.getByRole('article', { name })
  for (const name of ['Ana', 'Bia']) {
    await person(name).getByText('Ver tudo e anotar').click()
    await person(name).getByLabel('Etapa').selectOption('Ganho')
    await person(name).getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(person(name)).toContainText('Novo → Ganho')
  }

  await expect.poll(() => meta.events.length, { timeout: 30_000 }).toBe(1)
  expect(meta.events[0]).toMatchObject({
    event_name: 'Ganho',
    user_data: {
      em: [hashOf('ana@exemplo.com.br')],
      ph: [hashOf('5511987650001')],
      fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR_clique$/),
    },
  })
  await expect(async () => {
    await page.reload()
    await person('Bia').getByText('Ver tudo e anotar').click()
    await expect(person('Bia').getByText('Sem consentimento para anúncios')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(person('Bia').getByText(/^Recusou em/)).toBeVisible()
  await person('Ana').getByText('Ver tudo e anotar').click()
  await person('Ana').getByRole('button', { name: 'Retirar o consentimento para anúncios' }).click()
  await expect(person('Ana').getByText(/^Recusou em/)).toBeVisible()
  await expectAccessibleAtEverySize(page)

  await page.getByText('Quem é avisado de um lead novo').click()
  await expect(page.getByText('Não repassados, com o motivo em cada lead: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar um teste para anuncios' }).click()
  await expect(page.getByRole('status', { name: 'Teste de aviso' })).toHaveText('O teste chegou a anuncios.')
  expect(meta.events.at(-1)?.event_name).toBe('Teste')
})
