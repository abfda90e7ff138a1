import { expect, test } from '../support/site/site.ts'

const anchors = [
  'site-em-1-dia',
  'agente-em-72-horas',
  '3x-em-60-dias',
  'retorno-em-90-dias',
  'sem-fidelidade',
  'suporte-24-7',
]

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

test('where a guarantee is claimed, a link leads to its terms', { tag: '@once' }, async ({ page, site }) => {
  const terms = page.getByRole('main').locator('a[href^="/garantias"]')
  for (const path of ['/', '/servicos', '/sobre', '/agente-ia', '/blog/petshop-precisa-site-2025']) {
    await site.open(path)
    const anchored = await terms.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash.slice(1)))
    expect(anchored.length, path).toBeGreaterThan(0)
    expect(['', ...anchors]).toEqual(expect.arrayContaining(anchored))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Garantias' })).toHaveCount(1)
  }
})
