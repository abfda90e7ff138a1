import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

test.describe('addresses of the list', { tag: '@once' }, () => {
  test('lead to the article', async ({ page, request, site }) => {
    await site.open('/blog')
    const link = page
      .getByRole('region', { name: /^Todos/ })
      .getByRole('article')
      .first()
      .getByRole('link')
    const title = (await link.textContent()) ?? ''

    await link.click()

    const [newest] = await publishedArticles(request)
    await expect(page).toHaveURL(newest?.path ?? '')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  const hostile = [
    { query: '?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E', title: 'Resultados para "<script>alert(1)</script>"' },
    { query: `?search=${'a'.repeat(10_000)}`, title: /^Resultados para "a{100}"$/ },
    { query: '?search=%00%ff%E2%80%AE"><img src=x onerror=alert(1)>', title: /^Resultados para "/ },
    { query: '?page=-1', title: 'Todos os Artigos 2025' },
    { query: '?page=9999', title: 'Todos os Artigos 2025' },
    { query: '?category=nada', title: 'Todos os Artigos 2025' },
    { query: '?category=Cassino%20online&category=delivery', title: 'Todos os Artigos 2025' },
    { query: '?category=CL%C3%8DNICAS%29.&category=nada', title: 'Artigos sobre Clínicas' },
    { query: '?search=%E2%80%8B%EF%BF%BF', title: 'Todos os Artigos 2025' },
    { query: '?category[]=a&search[]=b&page[]=c', title: 'Todos os Artigos 2025' },
  ]
  test('are hostile: the page is sensible and never a script', async ({ page, site }) => {
    page.on('dialog', () => expect(page.url()).toBe('a page without dialogs'))
    for (const { query, title } of hostile) {
      expect(await site.open(`/blog${query}`)).toBe(200)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectValidHtml(page)
    }
  })

  test('with an unknown category make no page of that name', async ({ page, request, site }) => {
    const address = '/blog?category=Cassino%20online'
    const [head = ''] = (await (await request.get(address)).text()).split('</head>')
    expect(head.match(/<title>.*?<\/title>/)?.[0]).toContain('Blog de marketing digital')
    expect(head.replace(/<script.*?<\/script>/gs, '')).not.toContain('Cassino')

    await site.open(address)

    await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
    expect(await page.title()).toContain('Blog de marketing digital')
    await expect(page.getByText('Cassino')).toHaveCount(0)
    expect(await page.locator('head :is(meta, link)[content*=Cassino], head link[href*=Cassino]').count()).toBe(0)
  })

  const metadata = [
    { address: '/blog', canonical: '/blog', robots: 0 },
    { address: '/blog?category=Delivery', canonical: '/blog?category=delivery', robots: 0 },
    { address: '/blog?search=ads', canonical: '/blog', robots: 1 },
    { address: '/blog?category=nada', canonical: '/blog', robots: 1 },
  ]
  test('state their canonical address', async ({ request }) => {
    for (const { address, canonical, robots } of metadata) {
      const html = await (await request.get(address)).text()
      const links = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
      expect(links, address).toHaveLength(1)
      expect(links[0]?.[1]?.endsWith(canonical), address).toBe(true)
      expect(html.match(/<meta name="robots" content="noindex, follow"/g) ?? [], address).toHaveLength(robots)
    }
  })
})

test.describe('list without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('searches, filters and shows pictures', { tag: '@once' }, async ({ page, site }) => {
    await site.open('/blog?category=delivery')
    await page.getByRole('searchbox', { name: 'Buscar no blog' }).fill('aplicativos')
    await page.getByRole('button', { name: 'Buscar' }).click()

    await expect(page).toHaveURL('/blog?search=aplicativos&category=delivery#artigos')
    const titled = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const found = titled('Delivery próprio ou aplicativos: faça a conta antes de escolher')
    await expect(found.locator('img')).toBeVisible()
    await expect(titled('Por que todo petshop precisa de um site em 2025')).toHaveCount(0)

    await page
      .getByRole('navigation', { name: 'Filtrar por categoria' })
      .getByRole('link', { name: 'Clínicas' })
      .click()
    await expect(found).toHaveCount(0)

    await page.goto('/blog?search=foguete&category=nada')
    await expect(page.getByText('Nenhum artigo encontrado para sua busca.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(page.getByRole('heading', { name: 'Todos os Artigos 2025' })).toBeVisible()
  })
})
