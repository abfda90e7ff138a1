import type { Page } from 'playwright/test'
import { spaceText } from '../support/accessibility/spaceText.ts'
import { expect, test } from '../support/site/site.ts'

const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => bar(page).locator('summary')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 768

/** Follows a link of the top bar, through the menu if there is one. */
async function follow(page: Page, name: string) {
  if (isPhone(page)) await menu(page).click()
  await bar(page).getByRole('link', { name, exact: true }).click()
}

/** The section's start is in view, and not under the bar. */
async function expectReached(page: Page, id: string) {
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBeLessThanOrEqual(200)
  const top = await page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(60)
}

const anchors = [
  { name: 'Serviços', id: 'services' },
  { name: 'Diferencial', id: 'diferencial' },
  { name: 'Sobre', id: 'about' },
  { name: 'Contato', id: 'contact' },
]

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

for (const isSpaced of [false, true]) {
  const text = isSpaced ? 'text that has more room' : 'usual text'
  test(`a brand of any length leaves room for the bar's links and button, with ${text}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    // The names are set further down.
    site.expectErrors(/^console: layout shift/)
    await site.open('/contato')
    if (isSpaced) await spaceText(page, true)
    const bar = page.getByRole('banner')
    const brand = bar.getByRole('link').first().locator('span')
    const button = bar.getByRole('link', { name: 'Site no Ar Hoje' }).first()
    for (const name of ['Vitrine 24h', 'Agência Digital Pequenos Negócios do Litoral de S. Paulo']) {
      await brand.evaluate((element, words) => element.replaceChildren(words), name)
      for (const width of [320, 360, 412, 769, 1024, 1280]) {
        await page.setViewportSize({ width, height: 600 })
        const size = `${name}, ${width} px`
        expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(width)
        const [whole, end, next] = [await bar.boundingBox(), await brand.boundingBox(), await button.boundingBox()]
        if (!whole || !end || !next) throw new Error(`The bar is not there: ${size}`)
        expect(end.x + end.width, size).toBeLessThanOrEqual(next.x)
        expect(next.y, size).toBeGreaterThanOrEqual(whole.y)
        expect(next.y + next.height, size).toBeLessThanOrEqual(whole.y + whole.height)
        expect(next.x + next.width, size).toBeLessThanOrEqual(width)
        if (name === 'Vitrine 24h' && !isSpaced && !markAlone.includes(width))
          expect(await brand.evaluate(brokenWords), size).toEqual([])
      }
    }
  })
}

test('anchors scroll on home, below the bar, and close the menu', async ({ page, site }) => {
  await site.open('/')

  for (const { name, id } of anchors) {
    await follow(page, name)
    await expect(page).toHaveURL(new RegExp(`/#${id}$`))
    await expectReached(page, id)
    await expect(bar(page).locator('details')).not.toHaveAttribute('open')
  }
})

test('anchors navigate home with the hash from another page, and are reached on first load', async ({ page, site }) => {
  await site.open('/sobre')

  await follow(page, 'Diferencial')

  await expect(page).toHaveURL(/\/#diferencial$/)
  await expectReached(page, 'diferencial')
  await page.reload()
  await expectReached(page, 'diferencial')
})

test('blog and quiz are pages, and the bar marks the current one', async ({ page, site }) => {
  await site.open('/')

  await follow(page, 'Blog')

  await expect(page).toHaveURL(/\/blog$/)
  await expect(bar(page).locator('[aria-current=page]').filter({ hasText: 'Blog' }).first()).toBeAttached()
  await follow(page, 'Quiz')
  await expect(page).toHaveURL(/\/quiz$/)
})

test('the menu is there up to 768 px, and the links above', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')

  await page.setViewportSize({ width: 768, height: 900 })
  await expect(menu(page)).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Quiz' })).toBeHidden()

  await page.setViewportSize({ width: 769, height: 900 })
  await expect(menu(page)).toBeHidden()
  await expect(bar(page).getByRole('link', { name: 'Quiz' })).toBeVisible()
})

test('the menu closes on Escape, on a click outside and when it loses the focus', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await site.open('/')
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

test('the first tab stop is a link past the bar', async ({ page, site }) => {
  await site.open('/')

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')

  await expect(page.locator('#conteudo')).toBeFocused()
})

test('a page change focuses the heading, which alone is read, and going back restores the position and the followed link', async ({
  page,
  site,
}) => {
  await site.open('/')
  const document = await page.evaluateHandle(() => window.document)
  await site.servicesAtHand()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' })
  await link.scrollIntoViewIfNeeded()
  // The click may scroll a little first.
  const leaving = await page.evaluateHandle(() => {
    const place = { top: 0 }
    addEventListener('click', () => (place.top = scrollY), { capture: true, once: true })
    return place
  })

  await link.click()

  const { top: left } = await leaving.jsonValue()
  expect(left).toBeGreaterThan(1000)

  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0)
  expect(await document.evaluate((former) => former === window.document)).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(left + 50)
  await expect(link).toBeFocused()
  // The link does not describe the page that it is on.
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
})

test('one page fades into another before anybody can tap @once', async ({ page, site }) => {
  await site.open('/')
  await site.servicesAtHand()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const longest = transition.ready.then(() =>
        Math.max(
          ...document
            .getAnimations()
            .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-tr'))
            .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        ),
      )
      Reflect.set(window, '__longest', longest)
      return transition
    }
  })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
  await expect(page).toHaveURL(/\/servicos$/)

  // Until then a tap would reach neither page.
  const longest = await page.evaluate(() => Reflect.get(window, '__longest'))
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(150)
})

test('a new document fades in as quickly @once', async ({ page, site }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const ends = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        Reflect.set(window, '__longest', Math.max(...ends))
      })
    }),
  )
  await site.open('/sobre')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Garantias' }).click()

  await expect(page).toHaveURL(/\/garantias$/)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, '__longest'))).toBeGreaterThan(0)
  expect(await page.evaluate(() => Reflect.get(window, '__longest'))).toBeLessThanOrEqual(150)
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

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
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

test('nothing is cut off at 320 px or with text of double size', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/sobre')
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
