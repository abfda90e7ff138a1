import { expect, type Page } from 'playwright/test'

/** The first heading of a page in the server's HTML. */
export function headingOf(html: string): string {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return inside
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Touches the page if it waits for that, and waits until it has set this performance mark. */
export const waitForMark = (page: Page, mark: 'shell-ready' | 'hydrated') =>
  page.waitForFunction((name) => {
    if (window.__reading) dispatchEvent(new Event('pointerdown'))
    return performance.getEntriesByName(name).length > 0
  }, mark)

export const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })

/** Presses the first retry button. Returns how many there were; one while the page is being replaced as a result. */
export const pressRetry = (page: Page) =>
  retryButton(page)
    .evaluateAll((buttons) => {
      const [first] = buttons
      if (first instanceof HTMLElement) first.click()
      return buttons.length
    })
    .catch(() => 1)

/**
 * The page has text, and the top bar, its menu and WhatsApp work: WhatsApp asks for the visitor's name first, or is a plain
 * link if the server cannot provide the code for that.
 */
export async function expectAlive(page: Page, { serverIsAway = false } = {}): Promise<void> {
  await expect(heading(page)).toBeVisible()
  // Hidden text does not count.
  await expect(page.getByRole('main')).toHaveText(/\S[\s\S]{60}/, { useInnerText: true })

  const menu = page.locator('details[data-menu]')
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')

  await page.locator('a[data-whatsapp]:not([data-then])').last().click()
  const form = page.getByRole('dialog')
  const link = page.getByRole('link', { name: 'Abrir o WhatsApp' })
  await expect(serverIsAway ? form.or(link) : form).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Navigates to a path on the client, as going back to a page of this visit does. */
export const navigateOnClient = (page: Page, path: string) =>
  page.evaluate((target) => {
    const here = location.pathname
    history.pushState(null, '', target)
    history.pushState(null, '', here)
    history.back()
  }, path)

/** New tabs go nowhere: a visitor who cannot leave this machine. */
export const keepInside = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
  })
