import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

const article = '/blog/petshop-precisa-site-2025'
/** Pages that must stay read-only. Others may be, too. */
const readOnly = ['/privacidade', article, '/sobre', '/servicos', '/garantias']
/** What a read-only page may load before any interaction, including the service worker, in bytes of Brotli. */
const MAX_BYTES = 25 * 1024

/** Counts scripts requested from now on, with their bytes as sent; NaN while a response is pending. */
function countScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  const record = (address: string, bytes: number) => {
    const { pathname } = new URL(address)
    if (pathname.endsWith('.js')) scripts.set(pathname, bytes)
  }
  page.context().on('request', (request) => record(request.url(), Number.NaN))
  page.context().on('response', (response) => record(response.url(), Number(response.headers()['content-length'])))
  return scripts
}

/** Whether a document has an island that is hydrated without an interaction, or none at all and a page that may be. */
function isHydratedByItself(page: Page, html: string): Promise<boolean> {
  return page.evaluate((text) => {
    const islands = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main [data-island]')]
    return islands.length === 0 || islands.some((island) => island.matches('[data-island=idle],[data-island=visible]'))
  }, html)
}

const total = (scripts: Map<string, number>) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)

/**
 * Opens a page and waits until everything that runs in reading mode has started: the code that measures the view comes last.
 */
async function openToRead(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/views.')),
  )
}

test.describe('a read-only page', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const path of readOnly) {
    test(`${path} loads at most 25 KB of script before any interaction`, { tag: '@once' }, async ({ page }) => {
      const scripts = countScripts(page)

      await openToRead(page, path)
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      // Visibility is known after two frames, and so is what it causes to load.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

      expect([...scripts.keys()].some((name) => /(^|-|\/)sw\.js$/.test(name))).toBe(true)
      await expect.poll(() => total(scripts)).toBeGreaterThan(2000)
      expect(total(scripts)).toBeLessThanOrEqual(MAX_BYTES)
      expect(await isHydrated(page)).toBe(false)
    })
  }

  test('is every page without an island that hydrates by itself, and no other', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    const waiting: string[] = []
    for (const path of pagePaths) {
      const html = await (await request.get(path)).text()
      const waits = html.includes('"waits":true')
      if (waits) waiting.push(path)
      expect({ path, waits }).toEqual({ path, waits: !(await isHydratedByItself(page, html)) })
    }
    expect(waiting).toEqual(expect.arrayContaining(readOnly))
  })
})

for (const { sign, give } of [
  { sign: 'a key', give: (page: Page) => page.keyboard.press('Tab') },
  { sign: 'a mouse that moves', give: (page: Page) => page.mouse.move(200, 300) },
  { sign: 'a click with nothing before it', give: (page: Page) => page.locator('h1').dispatchEvent('click') },
  { sign: 'the focus', give: (page: Page) => page.locator('main a').first().focus() },
]) {
  test(`is hydrated by ${sign}`, { tag: '@once' }, async ({ page }) => {
    await openToRead(page, '/privacidade')
    expect(await isHydrated(page)).toBe(false)

    await give(page)

    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await expect(page.getByText('Nenhum formulário espera envio neste navegador.')).toBeVisible()
  })
}

test('responds to the tap that hydrates it', async ({ page }) => {
  await openToRead(page, '/privacidade')

  await page.getByRole('button', { name: 'Apagar meus dados deste navegador' }).click()

  await expect(page.getByText('Pronto: este navegador não guarda mais dados dos seus formulários.')).toBeVisible()
})

test('opens the form, and not WhatsApp, on the WhatsApp tap that hydrates it', async ({ page, site }) => {
  await openToRead(page, article)

  await page.getByRole('contentinfo').locator('a[data-whatsapp]').first().dispatchEvent('click')

  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await site.openedTabs()).toEqual([])
})

test('returns the focus to a link that was the first interaction, after going back', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openToRead(page, '/sobre')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' })

  await link.tap()
  await expect(page).toHaveURL(/\/servicos$/)
  await page.goBack()

  await expect(page).toHaveURL(/\/sobre$/)
  await expect(link).toBeFocused()
  expect(await isHydrated(page)).toBe(false)
  await context.close()
})

test('opens its menu and follows its links before it is hydrated', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 839 })
  await page.route('**/shell/libraries.*', () => {})
  await openToRead(page, article)

  await page.locator('details[data-menu] summary').click()
  await page.locator('details[data-menu]').getByRole('link', { name: 'Blog' }).click()

  await expect(page).toHaveURL(/\/blog$/)
})

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  )

  test('a page with forms further down is read-only until one of them comes into view', async ({ page }) => {
    const scripts = countScripts(page)
    await openToRead(page, '/')
    expect(await isHydrated(page)).toBe(false)
    await expect.poll(() => total(scripts)).toBeLessThanOrEqual(MAX_BYTES)

    const part = page.locator('[data-section=EbookCard]')
    await part.evaluate((element) => element.scrollIntoView())

    await expect(part).toHaveAttribute('data-hydrated')
  })

  test('a page with such an island in view hydrates by itself, as does one without islands', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/quiz')
    await expect(page.locator('[data-island=idle]').first()).toHaveAttribute('data-hydrated')

    await page.goto('/admin/image-generator')
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  })
})

test('nothing that is already loaded is loaded again for hydration', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openToRead(page, article)

  await hydrateByTouch(page)

  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(new Set(scripts).size).toBe(scripts.length)
})
