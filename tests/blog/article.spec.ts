import type { Page } from 'playwright/test'
import { metaOf, structuredDataOf } from '../support/html/documentHead.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

const article = '/blog/delivery-proprio-vs-aplicativos'
const title = 'Delivery próprio ou aplicativos: faça a conta antes de escolher'

/** Paper shows the article alone, in a readable width. */
async function expectPrintedAlone(page: Page) {
  await page.emulateMedia({ media: 'print' })

  const text = page.locator('#corpo-do-artigo')
  for (const shown of [page.getByRole('heading', { level: 1 }), page.getByText('Equipe de Tráfego Pago').first(), text])
    await expect(shown).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'progressbar', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(await text.getByRole('link').count())
  const width = async () => (await text.boundingBox())?.width ?? 0
  for (const paper of [718, 1047]) {
    await page.setViewportSize({ width: paper, height: 900 })
    expect(await width()).toBeGreaterThan(500)
    expect(await width()).toBeLessThan(720)
  }
}

test.describe('article', () => {
  test('has every field, and is printed alone, in a readable width', { tag: '@once' }, async ({
    page,
    request,
    site,
  }) => {
    await site.open(article)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText('Delivery', { exact: true }).first()).toBeVisible()
    for (const text of [
      'Equipe de Tráfego Pago',
      '03 Fev 2025',
      '5 min de leitura',
      '3,1 mil visualizações de exemplo',
    ])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('time').first()).toHaveAttribute('datetime', '2025-02-03')
    await expect(page.getByRole('list', { name: 'Assuntos do artigo' }).getByRole('listitem')).toHaveCount(5)
    await expect(page.getByRole('link', { name: 'Voltar ao Blog' })).toHaveAttribute('href', '/blog')
    await expect(page.getByRole('link', { name: 'Ver Todos os Artigos' })).toHaveAttribute('href', '/blog')
    const related = page.getByRole('region', { name: 'Leia também' }).getByRole('article').getByRole('link')
    const newest = (await publishedArticles(request)).filter(({ path }) => path !== article).slice(0, 3)
    expect(await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      newest.map(({ path }) => path),
    )

    await expectPrintedAlone(page)
  })

  test('sends its text once, and describes itself to search engines and for shared links', { tag: '@once' }, async ({
    request,
  }) => {
    const html = await (await request.get(article)).text()

    const [, sentence = ''] = /<p>([^<]{60,120}[^<]*)<\/p>/.exec(html.slice(html.indexOf('corpo-do-artigo'))) ?? []
    expect(sentence.length).toBeGreaterThan(60)
    expect(html.split(sentence)).toHaveLength(2)

    expect(html).toMatch(/<title>Delivery próprio ou aplicativos\? Compare quanto sobra \| /)
    expect(metaOf(html, 'description')).toMatch(/^Comissão, taxa de pagamento/)
    expect(metaOf(html, 'og:type')).toBe('article')
    expect(metaOf(html, 'og:image')).toMatch(/^https?:.*\.jpg$/)
    const data = structuredDataOf(html)
    const kinds = data.map((entry) => entry['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']))
    expect(data[kinds.indexOf('BlogPosting')]).toMatchObject({ datePublished: '2025-02-03' })
  })

  test('is shared on WhatsApp without a number, or by the system', { tag: '@once' }, async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.assign(window, { __shared: [] })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (what: unknown) => void Reflect.get(window, '__shared').push(what),
      })
    })
    await site.open(article)
    const share = page.getByRole('link', { name: 'Compartilhar no WhatsApp' })
    const link = new URL((await share.getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/')
    expect(link.searchParams.get('text')).toMatch(new RegExp(`^${title} http.*${article}$`))

    await expect(page.locator('[data-island=intent][data-hydrated]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Compartilhar de outro jeito' }).click()

    const shared = await page.evaluate(() => Reflect.get(window, '__shared'))
    expect(shared).toEqual([{ title, url: expect.stringContaining(article) }])
  })

  test('shows the reading progress, and leads to the next article, a page with its own text', {
    tag: '@once',
  }, async ({ page, site }) => {
    await site.open(article)
    const progress = page.getByRole('progressbar', { name: 'Progresso da leitura' })
    await expect(progress).toHaveJSProperty('value', 0)

    await page.getByRole('heading', { name: 'Leia também' }).scrollIntoViewIfNeeded()

    await expect(progress).toHaveJSProperty('value', 1)

    const text = page.locator('#corpo-do-artigo')
    const before = (await text.textContent()) ?? ''
    const next = page.getByRole('region', { name: 'Leia também' }).getByRole('article').first().getByRole('link')
    const nextTitle = (await next.textContent()) ?? ''

    await next.click()

    await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible()
    await expect(text).not.toHaveText(before)
    expect((await text.textContent())?.length).toBeGreaterThan(500)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('#corpo-do-artigo')).toContainText('aplicativo')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  })

  test('links to each of its sections from the table of contents', async ({ page, site, isMobile }) => {
    await site.open(article)
    const contents = page.getByRole('navigation', { name: 'Neste artigo' })
    if (isMobile) await contents.getByText('Neste artigo').click()
    const part = contents.getByRole('link').nth(2)
    const name = (await part.textContent()) ?? ''

    await part.click()

    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport()
  })

  test('is not found under an unknown address, in the specified words @once', async ({ page, site }) => {
    site.expectErrors(/404/)
    expect(await site.open('/blog/nada')).toBe(404)

    await expect(page.getByRole('heading', { level: 1, name: 'Artigo não encontrado' })).toBeVisible()
    await expect(page.getByText('O artigo que você procura não existe ou foi removido.')).toBeVisible()
    await page.getByRole('link', { name: 'Voltar ao Blog' }).click()
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('article without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is complete', { tag: '@once' }, async ({ page, site }) => {
    await site.open(article)

    await expect(page.locator('#corpo-do-artigo')).toContainText('aplicativo')
    await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await expect(page.getByRole('progressbar')).toBeHidden()
  })
})
