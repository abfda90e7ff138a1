import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

const anchors = [
  'site-em-1-dia',
  'agente-em-72-horas',
  '3x-em-60-dias',
  'retorno-em-90-dias',
  'sem-fidelidade',
  'suporte-24-7',
]

/** In the order of the anchors. */
const names = ['siteDelivery', 'agentDelivery', 'moreSales', 'returnOnInvestment', 'freeToLeave', 'roundTheClock']

// Scripts change no sentence and no link: without them a page costs half.
test.use({ javaScriptEnabled: false })

test('each guarantee says for whom it is, its conditions and what happens if it is not kept', { tag: '@once' }, async ({
  page,
  site,
}) => {
  expect(await site.open('/garantias')).toBe(200)

  await expect(page).toHaveTitle(/^Garantias e condições/)
  const terms = page.getByRole('main').getByRole('article')
  await expect(terms).toHaveCount(anchors.length)
  for (const [place, anchor] of anchors.entries()) {
    await expect(terms.nth(place)).toHaveAttribute('id', anchor)
    await expect(terms.nth(place).getByRole('term')).toHaveText(['Para quem', 'Condições', 'Se não cumprirmos'])
  }
})

/** Every page that claims guarantees, with the terms that it links to; without an anchor it links to all of them. */
const claimed: Readonly<Record<string, readonly string[]>> = {
  '/': anchors,
  '/servicos': anchors,
  '/sobre': ['', 'site-em-1-dia', 'retorno-em-90-dias', 'suporte-24-7'],
  '/contato': ['suporte-24-7'],
  '/agente-ia': anchors.filter((one) => one !== 'site-em-1-dia' && one !== '3x-em-60-dias'),
  '/blog': ['site-em-1-dia'],
  '/blog/petshop-precisa-site-2025': ['site-em-1-dia'],
  '/blog/atrair-clientes-restaurante-google': ['site-em-1-dia'],
}

test('a page links from each guarantee that it claims to its terms', { tag: '@once' }, async ({ request }) => {
  for (const [path, expected] of Object.entries(claimed)) {
    const html = await (await request.get(path)).text()
    const main = html.slice(html.indexOf('<main '), html.indexOf('</main>'))
    const led = [...main.matchAll(/<a\s[^>]*href="\/garantias[^"#]*#?([^"]*)"/g)].map(([, anchor]) => anchor)
    expect([...new Set(led)].sort(), path).toEqual([...expected].sort())
  }
})

test("every section with a guarantee's sentence links to its terms, and so does the footer", {
  tag: '@once',
}, async ({ page, site, request }) => {
  const { guarantees } = await (await request.get('/_evidence.json')).json()
  const claims = names.map((name, place) => ({ claim: guarantees[name].claim as string, anchor: anchors[place] }))
  let found = 0
  for (const path of pagePaths.filter((one) => one !== '/garantias' && !one.startsWith('/admin'))) {
    await site.open(path)
    const sections = page.getByRole('main').locator('section,article')
    for (const { claim, anchor } of claims) {
      for (const section of await sections.filter({ hasText: claim }).all()) {
        found++
        await expect(section.locator(`a[href="/garantias#${anchor}"]`).first(), `${path}: ${claim}`).toBeAttached()
      }
    }
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Garantias' })).toHaveCount(1)
  }
  expect(found).toBeGreaterThan(anchors.length)
})
