import { expect, test } from '../support/site/site.ts'

test('the first tab stop is a link past the bar', async ({ page, site }) => {
  await site.open('/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(page.locator('#conteudo')).toBeFocused()
})

test('a section that scrolls sideways is focusable only while it scrolls @once', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 839 })
  await site.open('/')
  await site.settled()
  const row = page.getByRole('list', { name: 'O que chega ao nosso WhatsApp' })
  await expect(row).toHaveAttribute('tabindex', '0')

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(row).toHaveAttribute('tabindex', '-1')
  await site.open('/servicos')
  for (const name of ['O que fica no ar', 'Quanto custa'])
    await expect(page.getByRole('list', { name })).toHaveAttribute('tabindex', '-1')

  await page.setViewportSize({ width: 412, height: 839 })
  await expect(page.getByRole('list', { name: 'Quanto custa' })).toHaveAttribute('tabindex', '0')
})

test('an unknown path is a 404 with the specified text and a way home @once', async ({ page, site }) => {
  site.expectErrors(/404/)

  expect(await site.open('/nada/mesmo')).toBe(404)

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Oops! Page not found')
  await expect(heading).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Voltar para o início' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the footer has the social profile, services and contact, and no cookie choice if nothing is measured', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open('/sobre')
  const footer = page.getByRole('contentinfo')

  await expect(footer.getByRole('link', { name: /^Siga no / })).toHaveAttribute('href', /^https:/)
  await expect(footer.getByRole('list', { name: 'Serviços' }).getByRole('link')).toHaveCount(6)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer).toContainText('CNPJ')
  await expect(footer.getByRole('button')).toHaveCount(0)
})
