import type { Page } from 'playwright/test'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

test('no screen has two primary buttons', async ({ page, site }) => {
  const crowded: Record<string, string[]> = {}
  for (const path of pagePaths) {
    await site.open(path)
    const screens = await screensWithTwo(page)
    if (screens.length > 0) crowded[path] = screens
  }

  expect(crowded).toEqual({})
})

test('no screen has two primary buttons, also with the demonstration opened', async ({ page, site }) => {
  await site.open('/agente-ia')
  await page.getByRole('button', { name: 'Quero uma demonstração' }).click()
  await expect(page.getByRole('button', { name: 'Pedir demonstração' })).toBeVisible()

  expect(await screensWithTwo(page)).toEqual([])
})

/**
 * The labels of main buttons that are in view together anywhere on a page, for each screenful. The top bar's is on every
 * screen and does not count, nor does a round one with only an icon.
 */
function screensWithTwo(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a,button):is(:not([data-look]),[data-look=primary],[data-look=whatsApp])',
      ),
    ]
    // An element without a button's look of its own counts as one by its height and background.
    const filled = main.filter((button) => {
      const { backgroundColor, minHeight } = getComputedStyle(button)
      return minHeight === '48px' && ['rgb(255, 122, 26)', 'rgb(37, 211, 102)'].includes(backgroundColor)
    })
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    const screens = new Set<string>()
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += 50) {
      window.scrollTo({ top, behavior: 'instant' })
      const inView = filled.filter((button) => {
        const box = button.getBoundingClientRect()
        return button.checkVisibility() && box.width > 60 && box.top >= bar && box.bottom <= innerHeight
      })
      if (inView.length > 1) screens.add(inView.map(({ textContent }) => textContent).join(' | '))
    }
    return [...screens]
  })
}
