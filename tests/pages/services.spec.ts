import { expect, test } from '../support/site/site.ts'

const sections = [
  { id: 'sites-24h', title: 'Site no ar em 1 dia', text: 'Quero um site no ar em 1 dia' },
  { id: 'restaurantes', title: 'Restaurantes que recebem pedidos', text: 'delivery próprio para restaurante' },
  { id: 'petshops', title: 'Petshops com a agenda', text: 'agendamento para petshop' },
  { id: 'seo-ads-local', title: 'Presente no mapa', text: 'SEO local e anúncios' },
  { id: 'outros-negocios', title: 'Imobiliárias, oficinas e lojas', text: 'para o meu tipo de negócio' },
]

test('has a section and a call to action for each service, and loads no code for them', {
  tag: '@once',
}, async ({ page, site }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/r/')) files.push(request.url())
  })

  expect(await site.open('/servicos')).toBe(200)
  await page.getByRole('region', { name: 'Comece por uma conversa' }).scrollIntoViewIfNeeded()

  // The contact page is prefetched at idle, as the specification requires.
  expect(files.filter((file) => !/\/r\/mfe-marketing\/\w+\/(ServicesPage|ContactPage|remoteEntry)/.test(file))).toEqual(
    [],
  )

  await expect(page).toHaveTitle(/^Sites em 1 dia, SEO local e anúncios/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/servicos$/)

  for (const { id, title, text } of sections) {
    const section = page.getByRole('region', { name: title })
    await expect(section).toHaveAttribute('id', id)
    const calls = section.locator('a[data-whatsapp]')
    await expect(calls).toHaveCount(1)
    const address = new URL((await calls.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toContain(text)
  }

  const prices = page.getByRole('region', { name: 'Quanto custa' })
  await expect(prices).toHaveAttribute('id', 'precos')
  await expect(prices.getByRole('listitem').first()).toContainText(/a partir de R\$\s990/)
  await expect(prices.getByRole('term')).toHaveText(['Mudanças', 'Domínio e hospedagem', 'Se você quiser sair'])
  const delivered = page.getByRole('region', { name: 'O que fica no ar' })
  await expect(delivered.getByText('Sites de exemplo')).toBeVisible()
  await expect(delivered.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(delivered.getByRole('img', { name: 'Cantina da Praça, restaurante' })).toBeVisible()
  const result = page.getByRole('region', { name: sections[1]?.title }).getByRole('figure')
  await expect(result).toContainText('+65%')
  await expect(result).toContainText(
    /Cantina da Praça, restaurante.*Site de exemplo.*Números: restaurante.*Números de exemplo/,
  )
  const last = page.getByRole('region', { name: 'Comece por uma conversa' })
  await expect(last.getByRole('link', { name: 'Pedir um orçamento' })).toHaveAttribute('href', /NOME.*EMPRESA/)
  const data = await page.locator('main script[type="application/ld+json"]').textContent()
  for (const { id } of sections) expect(data).toContain(`/servicos#${id}"`)
})

test('each section is reached by its anchor, clear of the bar', async ({ page, site }) => {
  await site.open('/servicos')
  const anchors = page.getByRole('navigation', { name: 'Serviços desta página' }).getByRole('link')
  await expect(anchors).toHaveCount(sections.length + 1)

  for (const [place, { id, title }] of sections.entries()) {
    await anchors.nth(place).click()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    const heading = page.getByRole('heading', { level: 2, name: title })
    await expect(heading).toBeInViewport()
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThanOrEqual(64)
  }

  await site.open('/servicos#petshops')
  await expect(page.getByRole('heading', { name: 'Petshops com a agenda' })).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('is complete @once', async ({ page, site }) => {
    await site.open('/servicos#seo-ads-local')

    await expect(page.getByRole('heading', { name: 'Presente no mapa' })).toBeInViewport()
    await expect(page.locator('main a[data-whatsapp]')).toHaveCount(sections.length + 1)
  })
})
