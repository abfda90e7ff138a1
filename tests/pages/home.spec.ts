import type { Page } from 'playwright/test'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

const headings = [
  'O site do seu negócio no ar em 1 dia',
  'Como é Possível?',
  'Rápido não quer dizer arriscado',
  'O que fazemos pelo seu negócio',
  'Tudo começou com uma padaria de portas fechadas',
  'O que chega ao nosso WhatsApp',
  'Perguntas que todo mundo faz',
  'E-book grátis: clientes que moram perto',
  'Em 1 dia, o seu site pode estar no ar',
]

const main = (page: Page) => page.getByRole('main')

/** Search engines are told what the business is, in agreement with what is visible. */
async function expectDescribed(page: Page) {
  await expect(page).toHaveTitle(/^Criação de sites em 1 dia para negócios locais \| /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http.*\/$/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /1 dia/)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data: Record<string, unknown>[] = texts.map((text) => JSON.parse(text))
  expect(data.map((entry) => entry['@type']).sort()).toEqual(['FAQPage', 'ProfessionalService', 'WebSite'])
  expect(data.find((entry) => entry['@type'] === 'ProfessionalService')).toMatchObject({
    openingHoursSpecification: [
      { opens: '08:00', closes: '18:00' },
      { dayOfWeek: 'Saturday', opens: '08:00', closes: '12:00' },
    ],
  })
  const questions = await page.locator('summary').filter({ hasText: '?' }).allTextContents()
  expect(data.find((entry) => entry['@type'] === 'FAQPage')).toMatchObject({
    mainEntity: questions.map((name) => ({ name })),
  })
}

/** The WhatsApp button stays in sight on a phone, except where the screen has a main button of its own. */
async function expectButtonInSight(page: Page, isMobile: boolean) {
  const inHero = main(page).locator('a', { hasText: 'Quero meu site no ar' })
  const inDock = main(page).locator('a', { hasText: 'Quero o meu site' })
  await expect(inHero).toBeInViewport()
  await expect(inDock).not.toBeInViewport()

  for (const part of ['#diferencial', '#services', '#about']) {
    await page.locator(part).getByRole('heading').first().scrollIntoViewIfNeeded()
    await expect(inDock).toBeVisible({ visible: isMobile })
    if (isMobile) await expect(inDock).toBeInViewport({ ratio: 1 })
  }

  await page.getByRole('link', { name: 'Chamar no WhatsApp' }).scrollIntoViewIfNeeded()
  await expect(inDock).not.toBeInViewport()
}

/** Services are a compact list of three up to 768 px and a grid of four above. */
async function expectServicesFit(page: Page) {
  const cards = page.locator('#services').getByRole('listitem').filter({ visible: true })
  const titles = cards.getByRole('heading')

  await page.setViewportSize({ width: 769, height: 900 })
  await expect(titles).toHaveText([
    'Tráfego Pago',
    'Google Meu Negócio',
    'Produção de Mídia e Conteúdo',
    'Criação de Sites',
  ])

  await page.setViewportSize({ width: 768, height: 900 })
  await expect(titles).toHaveText(['Tráfego Pago', 'Google Meu Negócio', 'Criação de Sites'])
}

test("the sections have the specification's order and texts, and describe the business", {
  tag: '@once',
}, async ({ page, site }) => {
  expect(await site.open('/')).toBe(200)

  await expect(main(page).locator('h1,h2').filter({ visible: true })).toHaveText(headings)
  const hero = page.getByRole('region', { name: headings[0] })
  await expect(hero.getByText('SITE NO AR EM 1 DIA')).toBeVisible()
  await expect(hero.getByText('Garantido')).toBeVisible()
  for (const stat of ['1 DIA', '200+', '11']) await expect(hero.getByText(stat, { exact: true })).toBeVisible()
  for (const anchor of ['services', 'diferencial', 'about', 'contact'])
    await expect(main(page).locator(`#${anchor}`)).toHaveCount(1)
  await expect(page.locator('#diferencial').getByRole('listitem')).toHaveCount(3)
  await expect(page.locator('#diferencial').getByRole('link')).toHaveText([
    ...Array(4).fill('Veja as condições'),
    'Conhecer o agente de IA',
  ])
  await expect(page.getByRole('region', { name: headings[5] }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: headings[6] }).locator('details')).toHaveCount(6)

  await expectDescribed(page)
})

test('keeps WhatsApp in sight on a phone', async ({ page, site, isMobile }) => {
  await site.open('/')

  await expectButtonInSight(page, isMobile)
})

test('loads only what is interactive, and moves nothing', async ({ page, site }) => {
  const chunks: string[] = []
  page.on('request', (request) => {
    const name = /\/r\/mfe-marketing\/\w+\/(.+)\.\w+\.js/.exec(request.url())?.[1]
    if (name) chunks.push(name)
  })
  await site.withoutPrefetch()
  await site.open('/')
  expect(chunks.sort()).toEqual(['HomePage', 'remoteEntry'])

  await page.getByRole('button', { name: 'Quero o e-book' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island=visible]')).toHaveAttribute('data-hydrated')
  await page.locator('#contact').scrollIntoViewIfNeeded()

  expect(await layoutShifts(page)).toEqual([])
  expect(await page.locator('[data-island=never][data-hydrated]').count()).toBe(0)
})

test('lists the services in lines that fit', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')

  await expectServicesFit(page)
})

test('drawings move after the first paint unless motion is reduced', { tag: '@once' }, async ({
  page,
  request,
  site,
}) => {
  const moving = () => page.evaluate(() => document.getAnimations().filter((each) => 'animationName' in each).length)
  expect(await (await request.get('/')).text()).not.toContain('@keyframes')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await site.open('/')
  await expect.poll(moving).toBeGreaterThan(5)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(moving).toBe(0)
})

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('links, questions, WhatsApp and the e-book form work', async ({ page, site }) => {
    await site.open('/')
    await expectValidHtml(page)

    await page.locator('summary', { hasText: 'Preciso assinar contrato de fidelidade?' }).click()
    await expect(page.getByText(/Não. Você sai quando quiser/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Quero meu site no ar' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=Ol%C3%A1/,
    )
    await expect(page.getByRole('button', { name: 'Quero o e-book' })).toBeHidden()
    await expect(page.getByRole('button', { name: /Alex está online/ })).toBeHidden()

    await page.getByRole('textbox', { name: 'Nome' }).fill('Ana Lima')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com.br')
    const [request] = await Promise.all([
      page.waitForRequest((candidate) => candidate.method() === 'POST'),
      page.getByRole('button', { name: 'Liberar E-book Agora' }).click(),
    ])
    expect(new URL(request.url()).pathname).toBe('/leads')
    // The fixed text of a lead is added where it is stored.
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toMatchObject({
      kind: 'ebook',
      nome: 'Ana Lima',
      email: 'ana@exemplo.com.br',
    })
    await expect(page.getByRole('heading', { name: 'Sucesso!' })).toBeVisible()
  })
})
