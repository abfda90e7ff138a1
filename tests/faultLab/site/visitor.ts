import { expect, type Page } from 'playwright/test'
import type { LabSite } from './labSite.ts'

/** What the pages of the site have as their first heading, as the server made it. */
export function headingOf(html: string): string {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? ''
  return inside
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .trim()
}

export const marked = (page: Page, mark: 'shell-ready' | 'hydrated') =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark)

export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' })

/** Touches the first way to try again that there is. Answers how many there were; one, while the page is exchanged because of it. */
export const tryAgain = (page: Page) =>
  retry(page)
    .evaluateAll((buttons) => {
      const [first] = buttons
      if (first instanceof HTMLElement) first.click()
      return buttons.length
    })
    .catch(() => 1)

/**
 * The page has something to read, and the bar, its menu and WhatsApp work: it asks for the visitor's name first, and where
 * the server can give no code for that it is a plain link.
 */
export async function expectAlive(page: Page, { serverIsAway = false } = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  // What is hidden is not there for a visitor.
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

/** What a page does when it is scrolled to: parts that come into view ask for their code. */
export const loadIslands = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('site:load-islands')))

/**
 * All parts of the page that are ever alive come alive when they are looked at, and none is missing. Where no HTML of the
 * server's is there in its stead, a part may ask the visitor to try again.
 */
export async function expectHydrated(page: Page, { mayAsk = false } = {}): Promise<void> {
  const asleep = page.locator('main [data-island]:not([data-island=never]):not([data-hydrated])')
  await marked(page, 'hydrated')
  await expect
    .poll(
      async () => {
        await loadIslands(page)
        const failed = mayAsk ? await tryAgain(page) : await retry(page).count()
        return (await asleep.count()) + failed
      },
      // A part that failed several times pauses for up to 30 s.
      { timeout: 60_000 },
    )
    .toBe(0)
}

/** Goes to a path without a new document, as going back to a page of this visit does. */
export const goWithoutDocument = (page: Page, path: string) =>
  page.evaluate((target) => {
    Object.assign(window, { __stayed: true })
    const here = location.pathname
    history.pushState(null, '', target)
    history.pushState(null, '', here)
    history.back()
  }, path)

let visitors = 0

/**
 * Makes the page that of a visitor with an address from which nothing has been asked, who stays on this machine: new tabs go
 * nowhere.
 */
export async function becomeVisitor(page: Page): Promise<void> {
  const number = ++visitors
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` })
  await page.addInitScript(() => {
    window.open = () => null
  })
}

/** Makes the page that of who runs the site, logged in. */
export async function becomeOperator(page: Page, lab: LabSite): Promise<void> {
  await becomeVisitor(page)
  const { name, value } = await lab.logIn()
  await page.context().addCookies([{ name, value, url: lab.url }])
}
