import { expect, test } from '../support/site/site.ts'
import { bar, menu } from './topBar.ts'

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

test('the footer has what the specification names, and nothing of it is cut off', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open('/sobre')
  const footer = page.getByRole('contentinfo')

  await expect(footer.getByRole('link', { name: /^Siga no / })).toHaveAttribute('href', /^https:/)
  await expect(footer.getByRole('list', { name: 'Serviços' }).getByRole('link')).toHaveCount(6)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(footer).toContainText('CNPJ')
  await expect(footer.getByRole('button')).toHaveCount(0)

  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

  await page.setViewportSize({ width: 320, height: 800 })
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 412, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

  const top = (await bar(page).boundingBox())?.y ?? 0
  for (const control of [menu(page), bar(page).getByRole('link', { name: 'Site no Ar Hoje' })]) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(412)
    // The bar is 64 px high, and starts below the strip that marks sample content.
    expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThanOrEqual(64)
  }
})
