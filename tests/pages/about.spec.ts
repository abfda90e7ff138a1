import { expect, test } from '../support/site/site.ts'

test('states mission, four specialist groups, values and numbers', { tag: '@once' }, async ({ page, site }) => {
  expect(await site.open('/sobre')).toBe(200)

  await expect(page).toHaveTitle(/^Quem somos/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/sobre$/)
  const opening = page.getByRole('region', { name: 'Todo negócio do bairro merece ser encontrado' })
  await expect(opening).toContainText('Nossa missão')
  await expect(opening).toContainText('4 países')
  await expect(opening.getByText('200+')).toBeVisible()
  await expect(opening.getByText('24h', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Quatro grupos de especialistas' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['Criação de sites', 'Tráfego pago', 'SEO local e Google', 'IA e conteúdo'])
  const people = page.getByRole('region', { name: 'Quem atende você' })
  await expect(people.getByText('Nomes e retratos de exemplo')).toBeVisible()
  await expect(people.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'No que acreditamos' }).getByRole('heading', { level: 3 })).toHaveText([
    'Missão',
    'Visão',
    'Valores',
  ])
  await expect(page.getByRole('link', { name: 'Falar com a equipe' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
})
