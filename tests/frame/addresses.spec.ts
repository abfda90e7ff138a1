import { metaOf } from '../support/html/documentHead.ts'
import { expect, test } from '../support/site/site.ts'

test.describe('addresses', { tag: '@once' }, () => {
  const mistyped = [
    { typed: '/SERVICOS', page: '/servicos' },
    { typed: '/Serviços/', page: '/servicos' },
    { typed: '/contato).', page: '/contato' },
    { typed: '/contato%20', page: '/contato' },
    { typed: '/sobre%E2%80%8B', page: '/sobre' },
    { typed: '/agente%20ia', page: '/agente-ia' },
    { typed: '/quiz.html', page: '/quiz' },
    { typed: '/index.html', page: '/' },
    { typed: '/blog//Petshop-precisa-site-2025”', page: '/blog/petshop-precisa-site-2025' },
    { typed: '/servicos&fbclid=IwAR1', page: '/servicos?fbclid=IwAR1' },
    { typed: '/blog%3Fcategory%3Ddelivery', page: '/blog?category=delivery' },
    { typed: '/Contato?utm_source=cartao#canais', page: '/contato?utm_source=cartao#canais' },
  ]
  test('typed with accents, capitals or a bracket lead to the page', async ({ page }) => {
    for (const { typed, page: meant } of mistyped) {
      expect((await page.goto(typed))?.status(), typed).toBe(200)
      await expect(page, typed).toHaveURL(meant)
    }
  })

  test('that cannot be decoded show the page for 404, and never data', async ({ page, site }) => {
    site.expectErrors(/status of (400|404|414|431)/)
    for (const address of ['/%', '/%E0%A4%A', '/servicos%00', '/%07', `/${'a'.repeat(13_000)}`, '/nada)']) {
      const response = await page.goto(address)
      expect([400, 404, 414], address).toContain(response?.status())
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' }), address).toBeVisible()
      await expect(page.getByRole('link', { name: 'Voltar para o início' }), address).toBeVisible()
      expect(metaOf(await page.content(), 'robots')).toBe('noindex')
    }
  })

  test('that are longer than any browser sends show that page, too', async ({ page, site }) => {
    site.expectErrors(/status of 431/)
    expect((await page.goto(`/${'a'.repeat(40_000)}`))?.status()).toBe(431)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  })

  const anchors = ['#%', '#%E0%A4%A', '#"]', '#1a', '#[', '#\\', '#:~:text=', `#${'%'.repeat(20_000)}`]
  test('with an anchor that names nothing throw nothing', async ({ page, site }) => {
    for (const path of ['/', '/agente-ia', '/blog', '/blog/petshop-precisa-site-2025', '/quiz']) {
      for (const anchor of anchors) {
        await page.goto('about:blank')
        expect(await site.open(path + anchor), path + anchor.slice(0, 20)).toBe(200)
      }
    }
  })

  test('with such an anchor throw nothing after a client-side navigation either', async ({ page, site }) => {
    for (const anchor of anchors.slice(0, 2)) {
      await site.open('/')
      await site.servicesAtHand()
      await page.evaluate(() => void Reflect.set(window, '__stayed', true))
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' })
      await link.evaluate((element: HTMLAnchorElement, hash) => {
        element.href += hash
      }, anchor)

      await link.click()

      await expect.poll(() => new URL(page.url()).pathname).toBe('/servicos')
      expect(await page.evaluate(() => Reflect.get(window, '__stayed')), anchor).toBe(true)
    }
  })
})
