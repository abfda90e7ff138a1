import type { APIRequestContext, Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { touch } from '../support/site/hydrateByTouch.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

const petshop = 'Por que todo petshop precisa de um site em 2025'
const clinic = 'Google Ads ou SEO para clínicas: onde investir primeiro'
const restaurant = 'Como atrair mais clientes para o seu restaurante pelo Google'
const delivery = 'Delivery próprio ou aplicativos: faça a conta antes de escolher'

const results = (page: Page) => page.getByRole('region', { name: /^(Todos|Artigos sobre|Resultados)/ })

/** The list is filtered and says how many articles it has. There may be others besides these. */
async function expectFound(page: Page, title: string) {
  const articles = results(page).getByRole('article')
  const titled = (name: string) => articles.getByRole('heading', { name, exact: true })
  await expect(titled(title)).toBeVisible()
  await expect(titled(restaurant)).toHaveCount(0)
  const count = await articles.count()
  await expect(page.getByText(count === 1 ? '1 artigo encontrado' : `${count} artigos encontrados`)).toBeVisible()
}

/** The numbers of the cases side by side stand on one line. */
async function expectNumbersOnOneLine(page: Page) {
  const tops: number[][] = []
  for (const item of await page.getByRole('list', { name: 'Casos de sucesso' }).getByRole('listitem').all()) {
    const boxes = await Promise.all((await item.getByRole('strong').all()).map((number) => number.boundingBox()))
    tops.push(boxes.map((box) => Math.round(box?.y ?? -1)))
  }

  expect(tops.length).toBeGreaterThan(1)
  expect(new Set(tops.map((each) => each.join()))).toEqual(new Set([tops[0]?.join()]))
}

/** Texts in which 'e-mail' or 'e-book' is divided between two lines. */
function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/e-(mail|book)/gi)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(text.textContent ?? '')
      }
    return found
  })
}

/** From now on, a search for 'site' finds 13 articles on three pages. */
async function pretendThreePages(page: Page, request: APIRequestContext) {
  const [, release] = /"data":"(\w{16})"/.exec(await (await request.get('/blog')).text()) ?? []
  const { data } = await (await request.get(`/_data/${release}/blog.json?search=site`)).json()
  const total = 13
  await page.route('**/_data/*/blog.json?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    return route.fulfill({ json: { data: { ...data, total, page: number, pages: 3 } } })
  })
}

test.describe('list', () => {
  test('has every section, and divides neither numbers nor words with a hyphen between lines', {
    tag: '@once',
  }, async ({ page, request, site }) => {
    const { length: total } = await publishedArticles(request)
    const shown = Math.min(6, total)
    await site.open('/blog')

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
    await expect(page.getByText(`${total} artigos encontrados`)).toBeVisible()
    for (const part of [
      'Casos de sucesso',
      'Artigos em destaque',
      'Categorias',
      'Assuntos populares',
      'Precisa de ajuda?',
    ])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Artigos em destaque' }).getByRole('article')).toHaveCount(3)
    await expect(results(page).getByRole('article')).toHaveCount(shown)
    await expect(page.getByRole('complementary', { name: 'Oferta' })).toHaveCount(Math.floor(shown / 3))

    await expectNumbersOnOneLine(page)
    for (let width = 320; width <= 1920; width += 20) {
      await page.setViewportSize({ width, height: 900 })
      expect(await dividedWords(page), `${width} px`).toEqual([])
    }
  })

  test('on a phone, the articles come right after the search, before what the agency sells', async ({
    page,
    site,
    isMobile,
  }) => {
    await site.open('/blog?search=petshop')
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const [search, articles, services, form] = await Promise.all(
      [
        page.getByRole('search'),
        results(page),
        page.getByRole('region', { name: 'Precisa de ajuda agora?' }),
        page.getByRole('region', { name: 'E-book grátis: clientes que moram perto' }),
      ].map(topOf),
    )

    const order = isMobile ? [search, articles, services, form] : [search, services, form, articles]
    expect(order).toEqual([...order].sort((one = 0, other = 0) => one - other))
  })

  test('a category that is tapped while the search is being typed combines with it', { tag: '@once' }, async ({
    page,
    site,
  }) => {
    const field = page.getByRole('searchbox', { name: 'Buscar no blog' })
    await site.open('/blog')
    await site.ready(field)
    await site.stopClock()

    await field.fill('delivery')
    await page.getByRole('main').getByRole('link', { name: 'Restaurantes', exact: true }).first().click()
    await page.clock.runFor(1000)

    await expect(page).toHaveURL(/\/blog\?search=delivery&category=restaurantes/)
    await expect(field).toHaveValue('delivery')
    await expect(page.getByRole('heading', { name: 'Resultados para "delivery"' })).toBeVisible()
  })

  test('searches while the visitor types, without a new history entry', async ({ page, site }) => {
    const field = page.getByRole('searchbox', { name: 'Buscar no blog' })
    const asked: string[] = []
    page.on('request', (request) => /\/_data\/\w+\/blog\.json/.test(request.url()) && asked.push(request.url()))
    // Before the page, so that none of its timers uses the real clock. It hides the marks that `open` waits for.
    await page.clock.install()
    await page.goto('/blog')
    await touch(page)
    await site.ready(field)
    await site.stopClock()
    const steps = await page.evaluate(() => history.length)

    for (const key of 'petshop') {
      await field.press(key)
      await page.clock.runFor(200)
    }
    await expect(page).toHaveURL('/blog')
    await page.clock.runFor(250)

    await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
    await expect(page).toHaveURL('/blog?search=petshop')
    await expectFound(page, petshop)
    await expect(page.getByRole('heading', { name: 'Artigos em destaque' })).toHaveCount(0)
    await expect(page).toHaveTitle(/Resultados para "petshop"/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(asked).toHaveLength(1)
    await page.clock.resume()
    await expectAccessible(page, { within: page.locator('#artigos') })
  })

  test('back, forward and reload show the same list @once', async ({ page, site }) => {
    const chips = page.getByRole('navigation', { name: 'Filtrar por categoria' })
    await site.open('/blog')
    await chips.getByRole('link', { name: 'Clínicas' }).click()
    await expect(page.getByRole('heading', { name: 'Artigos sobre Clínicas' })).toBeVisible()
    await expect(page).toHaveURL(/\/blog\?category=clinicas/)
    await chips.getByRole('link', { name: 'Delivery' }).click()
    await expect(page.getByRole('heading', { name: 'Artigos sobre Delivery' })).toBeVisible()

    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Artigos sobre Clínicas' })).toBeVisible()
    await expectFound(page, clinic)
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Artigos sobre Delivery' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Artigos sobre Delivery' })).toBeVisible()
    await expectFound(page, delivery)
  })

  test('a search within a category has an address, and can be cleared apart from the category', {
    tag: '@once',
  }, async ({ page, request, site }) => {
    const { length: total } = await publishedArticles(request)
    await site.open('/blog?category=clinicas')
    await page.getByRole('searchbox').fill('anúncio')
    await page.getByRole('searchbox').press('Enter')

    await expect(page.getByRole('heading', { name: 'Resultados para "anúncio"' })).toBeInViewport()
    await expectFound(page, clinic)
    const { search } = new URL(page.url())
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ search: 'anúncio', category: 'clinicas' })
    await site.open(`/blog${search}`)
    await expect(page.getByRole('heading', { name: 'Resultados para "anúncio"' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('anúncio')

    await site.open('/blog?search=foguete&category=clinicas')
    await expect(page.getByText('Nenhum artigo encontrado.', { exact: true })).toBeVisible()

    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('heading', { name: 'Artigos sobre Clínicas' })).toBeVisible()

    await page.getByRole('searchbox').fill('foguete')
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
    await expect(page.getByText(`${total} artigos encontrados`)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    expect(new URL(page.url()).search).toBe('')
  })

  test('a failure while filtering falls back to all articles', { tag: '@once' }, async ({ page, request, site }) => {
    const { length: total } = await publishedArticles(request)
    site.expectErrors(/Failed to load resource|net::ERR/)
    await site.open('/blog')
    await page.route('**/_data/**', (route) => route.abort())

    await page.getByRole('searchbox').fill('petshop')

    await expect(page.getByText('Não foi possível filtrar agora')).toBeVisible()
    await expect(page.getByText(`${total} artigos encontrados`)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
  })

  test('covers are loaded near the viewport without moving anything, and page buttons scroll up', async ({
    page,
    request,
    site,
  }) => {
    const covers: string[] = []
    page.on('request', (asked) => asked.url().includes('/media/') && covers.push(asked.url()))
    await site.open('/blog')
    const card = results(page).getByRole('article').last()
    await expect(card.getByRole('presentation')).toHaveCount(0)
    // On a phone, the first card is near from the start.
    const distances = await page
      .locator('main article img:visible')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top - innerHeight))
    expect(distances.filter((distance) => distance > 50)).toEqual([])
    const early = covers.length

    await card.scrollIntoViewIfNeeded()
    const before = await card.boundingBox()
    await expect(card.getByRole('presentation')).toHaveJSProperty('complete', true)

    expect(covers.length).toBeGreaterThan(early)
    expect((await card.boundingBox())?.height).toBe(before?.height)
    // The whole drawing, at any width.
    const shape = await card.getByRole('presentation').boundingBox()
    expect((shape?.width ?? 0) / (shape?.height ?? 1)).toBeCloseTo(1200 / 630, 1)

    await pretendThreePages(page, request)
    await page.getByRole('searchbox').fill('site')
    const pages = page.getByRole('navigation', { name: 'Páginas de artigos' })

    await pages.getByRole('link', { name: 'Página 2' }).click()

    await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveURL('/blog?search=site&page=2')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page.getByRole('heading', { name: 'Resultados para "site"' })).toBeFocused()
    await expect(page.getByText('13 artigos encontrados')).toBeVisible()
  })
})
