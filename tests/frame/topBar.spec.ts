import { applyTextSpacing } from '../support/accessibility/applyTextSpacing.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'
import { bar, expectReached, follow, menu } from './topBar.ts'

const anchors = [
  { name: 'Serviços', id: 'services' },
  { name: 'Diferencial', id: 'diferencial' },
  { name: 'Sobre', id: 'about' },
  { name: 'Contato', id: 'contact' },
]

const short = 'Vitrine 24h'
const brands = [false, true].flatMap((isSpaced) =>
  [short, 'Agência Digital Pequenos Negócios do Litoral de S. Paulo'].map((name) => ({ isSpaced, name })),
)

/** Widths at which the bar has no space for a name. */
const markAlone = [320, 769]

/** Words that wrap. */
const brokenWords = (element: Element) => {
  const node = element.firstChild
  if (!node?.textContent) throw new Error('There are no words.')
  const words = node.textContent.matchAll(/\S+/g)
  return [...words].flatMap(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    return range.getClientRects().length > 1 ? [word] : []
  })
}

test("a brand of any length leaves room for the bar's links and button, in spaced text too", {
  tag: '@once',
}, async ({ page, site }) => {
  // The names are set further down.
  site.expectErrors(/^console: layout shift/)
  await site.open('/contato')
  const bar = page.getByRole('banner')
  const brand = bar.getByRole('link').first().locator('span')
  const button = bar.getByRole('link', { name: 'Site no Ar Hoje' }).first()
  for (const { isSpaced, name } of brands) {
    if (isSpaced) await applyTextSpacing(page, true)
    await brand.evaluate((element, words) => element.replaceChildren(words), name)
    for (const width of [320, 360, 412, 769, 1024, 1280]) {
      await page.setViewportSize({ width, height: 600 })
      const size = `${name}, ${width} px, ${isSpaced ? 'text that has more room' : 'usual text'}`
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width)
      const [whole, end, next] = [await bar.boundingBox(), await brand.boundingBox(), await button.boundingBox()]
      if (!whole || !end || !next) throw new Error(`The bar is not there: ${size}`)
      expect(end.x + end.width, size).toBeLessThanOrEqual(next.x)
      expect(next.y, size).toBeGreaterThanOrEqual(whole.y)
      expect(next.y + next.height, size).toBeLessThanOrEqual(whole.y + whole.height)
      expect(next.x + next.width, size).toBeLessThanOrEqual(width)
      if (name === short && !isSpaced && !markAlone.includes(width))
        expect(await brand.evaluate(brokenWords), size).toEqual([])
    }
    if (isSpaced) await applyTextSpacing(page, false)
  }
})

test('a long brand is shown wholly', { tag: '@once' }, async ({ page, site }) => {
  const own = await startOwnSite({ BRAND: 'Agência Digital Pequenos Negócios do Litoral de S.Paulo' })
  await site.open(`${own.url}/contato`)
  const brand = page.getByRole('banner').getByRole('link').first().locator('span')

  for (const width of [360, 412, 1280]) {
    await page.setViewportSize({ width, height: 600 })
    const cut = await brand.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(cut, `${width} px`).toBeLessThanOrEqual(1)
  }
  // It would go on prefetching.
  await page.goto('about:blank')
  await own.stop()
})

test('the bar can be skipped, its anchors scroll below it, and it marks the current page', async ({ page, site }) => {
  await site.open('/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#conteudo')).toBeFocused()

  for (const { name, id } of anchors) {
    await follow(page, name)
    await expect(page).toHaveURL(new RegExp(`/#${id}$`))
    await expectReached(page, id)
    await expect(bar(page).locator('details')).not.toHaveAttribute('open')
  }

  await follow(page, 'Blog')
  await expect(page).toHaveURL(/\/blog$/)
  await expect(bar(page).locator('[aria-current=page]').filter({ hasText: 'Blog' }).first()).toBeAttached()
  await follow(page, 'Quiz')
  await expect(page).toHaveURL(/\/quiz$/)
})

test('anchors navigate home with the hash from another page, and are reached on first load', async ({ page, site }) => {
  await site.open('/sobre')

  await follow(page, 'Diferencial')

  await expect(page).toHaveURL(/\/#diferencial$/)
  await expectReached(page, 'diferencial')
  await page.reload()
  await expectReached(page, 'diferencial')
})

test('the menu is there up to 768 px, and closes in each usual way', {
  tag: '@once',
}, async ({ page, site }) => {
  await site.open('/')

  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu(page)).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Quiz' })).toBeHidden()

  await page.setViewportSize({ width: 769, height: 900 })
  await expect(menu(page)).toBeHidden()
  await expect(bar(page).getByRole('link', { name: 'Quiz' })).toBeVisible()

  await page.setViewportSize({ width: 412, height: 839 })
  const open = bar(page).locator('details[open]')

  await menu(page).click()
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(menu(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(open).toHaveCount(1)
  await page.mouse.click(200, 800)
  await expect(open).toHaveCount(0)

  await menu(page).press('Enter')
  for (let stop = 0; stop < 9; stop++) await page.keyboard.press('Tab')
  await expect(open).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('menu, links and WhatsApp work', async ({ page, site }) => {
    await site.open('/sobre')
    const button = bar(page).getByRole('link', { name: 'Site no Ar Hoje' })
    await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
    await expect(button).toHaveAttribute('target', '_blank')

    await follow(page, 'Contato')

    await expect(page).toHaveURL(/\/#contact$/)
    await expectReached(page, 'contact')
  })
})
