import { expect, type Page } from 'playwright/test'
import type { LabSite } from './labSite.ts'

/** The first heading of a page in the server's HTML. */
export function headingOf(html: string): string {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return inside
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()
}

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
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
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

/** What scrolling does: islands that come into view load their code. */
export const loadIslands = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('site:load-islands')))

/**
 * All islands of the page that are ever hydrated are hydrated when they come into view, and none is missing. One without
 * server HTML may ask the visitor to try again.
 */
export async function expectHydrated(page: Page, { mayOfferRetry = false } = {}): Promise<void> {
  const unhydrated = page.locator('main [data-island]:not([data-island=never]):not([data-hydrated])')
  await waitForMark(page, 'hydrated')
  await expect
    .poll(
      async () => {
        await loadIslands(page)
        const failed = mayOfferRetry ? await pressRetry(page) : await retryButton(page).count()
        return (await unhydrated.count()) + failed
      },
      // After several failures an island waits up to 30 s before it retries.
      { timeout: 60_000 },
    )
    .toBe(0)
}

/** Navigates to a path on the client, as going back to a page of this visit does. */
export const navigateOnClient = (page: Page, path: string) =>
  page.evaluate((target) => {
    Object.assign(window, { __stayed: true })
    const here = location.pathname
    history.pushState(null, '', target)
    history.pushState(null, '', here)
    history.back()
  }, path)

let visitors = 0

/** Turns the page into a new visitor's, with an unused address, who cannot leave this machine: new tabs go nowhere. */
export async function becomeVisitor(page: Page): Promise<void> {
  const number = ++visitors
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` })
  await page.addInitScript(() => {
    window.open = () => null
  })
}

/** Turns the page into the operator's, logged in. */
export async function becomeOperator(page: Page, lab: LabSite): Promise<void> {
  await becomeVisitor(page)
  const { name, value } = await lab.logIn()
  await page.context().addCookies([{ name, value, url: lab.url }])
}
