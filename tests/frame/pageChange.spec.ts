import { expect, test } from '../support/site/site.ts'

/** Runs in the page: from now on `__longest` is when the longest animation of the last page change ends, in ms. */
function measureFade() {
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
}

test('a page change fades and focuses the heading, and going back restores position and focus', async ({
  page,
  site,
}) => {
  await site.open('/')
  const document = await page.evaluateHandle(() => window.document)
  await site.servicesAtHand()
  await page.evaluate(measureFade)
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
  await expect(page).toHaveTitle(/^Sites em 1 dia/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0)
  expect(await document.evaluate((former) => former === window.document)).toBe(true)
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  // Until then a tap would reach neither page.
  const longest = await page.evaluate(() => Reflect.get(window, '__longest'))
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(150)

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle(/^Criação de sites/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(left + 50)
  await expect(link).toBeFocused()
  // The link does not describe the page that it is on.
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached()
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
