import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'

const BLOG = '/blog'
const linkTo = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`)
/** As in a browser without speculation rules, or with Save-Data. */
async function withoutRules(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.set(HTMLScriptElement, 'supports', () => false))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script type="speculationrules">[^<]*<.script>/, ''),
    })
  })
}

const hasStayed = (page: Page) => page.evaluate(() => Reflect.has(window, '__stayed'))

/**
 * Opens a page of a remote other than the blog and waits until it prefetches. Returns what it requests, with the number of
 * times.
 */
async function openHome(page: Page, untilSettled: () => Promise<void>): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  await withoutRules(page)
  await page.goto('/')
  await hydrateByTouch(page)
  await untilSettled()
  await page.evaluate(() => void Reflect.set(window, '__stayed', true))
  return asked
}

test.describe('the page of a link on which a mouse rests', { tag: '@once' }, () => {
  test('is shown without a new document, and was fetched once', async ({ page, site }) => {
    const asked = await openHome(page, site.settled)
    expect(asked.has(BLOG)).toBe(false)

    await linkTo(page, BLOG).hover()
    await expect.poll(() => asked.get(BLOG)).toBe(1)
    await page.waitForLoadState('networkidle')
    await linkTo(page, BLOG).click()

    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasStayed(page)).toBe(true)
    expect(asked.get(BLOG)).toBe(1)
  })

  test('is shown on arrival after a click that came before', async ({ page, site }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*ArticleListPage*', async (route) => {
      await held
      await route.continue()
    })
    const asked = await openHome(page, site.settled)

    await linkTo(page, BLOG).hover()
    await expect.poll(() => asked.get(BLOG)).toBe(1)
    await linkTo(page, BLOG).click()
    release()

    await expect(page).toHaveURL(/\/blog$/)
    expect(await hasStayed(page)).toBe(true)
    expect(asked.get(BLOG)).toBe(1)
  })

  test('loads as a new document if its files cannot be loaded', async ({ page, site }) => {
    site.expectErrors(/ERR_FAILED|cannot be loaded/)
    const asked = await openHome(page, site.settled)
    await site.takeDown('mfe-blog')

    await linkTo(page, BLOG).hover()
    await expect.poll(() => asked.get(BLOG)).toBe(1)
    await linkTo(page, BLOG).click()

    await expect(page).toHaveURL(/\/blog$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasStayed(page)).toBe(false)
  })

  test('is not fetched with Save-Data', async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked = await openHome(page, () =>
      site.ready(page.locator('[data-section=EbookCard] form, [data-section=EbookCard] button').first()),
    )

    await linkTo(page, BLOG).hover()
    await linkTo(page, BLOG).click()

    await expect(page).toHaveURL(/\/blog$/)
    expect(await hasStayed(page)).toBe(false)
    expect(asked.get(BLOG)).toBe(1)
  })
})

test.describe('links to /servicos and /contato are prefetched', { tag: '@once' }, () => {
  const isWanted = (address: string) => ['/servicos', '/contato'].includes(new URL(address).pathname)

  for (const path of [
    '/',
    '/sobre',
    '/privacidade',
    '/garantias',
    BLOG,
    `${BLOG}/petshop-precisa-site-2025`,
    '/quiz',
    '/agente-ia',
  ]) {
    test(`from ${path}, before any interaction`, async ({ page }) => {
      const documents = new Map<string, number>()
      page.on('response', (response) => isWanted(response.url()) && documents.set(response.url(), response.status()))

      await page.goto(path)

      await expect.poll(() => [...documents.values()]).toEqual([200, 200])
    })
  }

  test('but not with Save-Data', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

    await page.goto('/sobre')
    await expect.poll(() => asked.some((path) => path.includes('/shell/views.'))).toBe(true)
    await page.waitForLoadState('networkidle')

    expect(asked.filter((path) => path.startsWith('/_routes/') || isWanted(`http://site${path}`))).toEqual([])
  })
})
