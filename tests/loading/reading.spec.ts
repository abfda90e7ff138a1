import type { Page } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

const article = '/blog/petshop-precisa-site-2025'
/** Pages that are only read: nothing further down needs a script either. */
const readOnly = ['/privacidade', article, '/sobre', '/servicos', '/garantias']
/** What a public page may load before the visitor does something, in bytes as sent, with headers. */
const MAX_BYTES = 8 * 1024

/** Counts scripts requested from now on, the service worker too, with their bytes as sent; NaN while a response is pending. */
function countScripts(page: Page): Map<string, number> {
  const scripts = new Map<string, number>()
  const isScript = (address: string) => new URL(address).pathname.endsWith('.js')
  page.context().on('request', (request) => isScript(request.url()) && scripts.set(request.url(), Number.NaN))
  page.context().on('requestfinished', async (request) => {
    if (!isScript(request.url())) return
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    scripts.set(request.url(), responseBodySize + responseHeadersSize)
  })
  return scripts
}

const total = (scripts: Map<string, number>) => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0)
const hydrated = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)

/**
 * Opens a page and waits until everything that runs in reading mode has started: the code that measures the view comes last.
 */
async function openToRead(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/shell/views.')),
  )
}

test.describe('before the visitor does something', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no public page loads more than 8 KB of script', { tag: '@once' }, async ({ page, request, baseURL }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    expect(paths).toEqual(expect.arrayContaining(['/', '/quiz', '/blog', article, '/contato', '/agente-ia']))
    const before: Record<string, number> = {}
    for (const path of paths) {
      const visit = await page
        .context()
        .browser()
        ?.newContext({ baseURL: `${baseURL}`, serviceWorkers: 'allow' })
      if (!visit) throw new Error('There is no browser.')
      const tab = await visit.newPage()
      const scripts = countScripts(tab)
      await openToRead(tab, path)
      await tab.waitForLoadState('networkidle')
      await expect.poll(() => total(scripts), path).toBeGreaterThan(2000)
      expect(await isHydrated(tab), path).toBe(false)
      before[path] = total(scripts)
      await visit.close()
    }
    expect(Object.entries(before).filter(([, bytes]) => bytes > MAX_BYTES)).toEqual([])
  })

  for (const path of readOnly) {
    test(`${path} is read to its end without more scripts`, { tag: '@once' }, async ({ page }) => {
      const scripts = countScripts(page)

      await openToRead(page, path)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      // Visibility is known after two frames, and so is what it causes to load.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

      await expect.poll(() => total(scripts)).toBeGreaterThan(2000)
      expect(total(scripts)).toBeLessThanOrEqual(MAX_BYTES)
      expect(await isHydrated(page)).toBe(false)
    })
  }

  test('only internal tools run, and a page on which something runs at once', { tag: '@once' }, async ({ request }) => {
    for (const path of pagePaths) {
      const html = await (await request.get(path)).text()
      const runs = path.startsWith('/admin/') || /<main.* data-island="idle"/.test(html)
      expect({ path, waits: html.includes('"waits":true') }).toEqual({ path, waits: !runs })
    }
  })
})

for (const { sign, give } of [
  { sign: 'a touch', give: (page: Page) => page.locator('h1').dispatchEvent('pointerdown') },
  { sign: 'a key', give: (page: Page) => page.keyboard.press('Tab') },
  { sign: 'a mouse that moves', give: (page: Page) => page.mouse.move(200, 300) },
  { sign: 'a click with nothing before it', give: (page: Page) => page.locator('h1').dispatchEvent('click') },
  { sign: 'the focus', give: (page: Page) => page.locator('main a[href]:visible').first().focus() },
]) {
  for (const path of ['/', '/quiz', '/blog', '/contato', '/agente-ia', article]) {
    test(`${path} is hydrated by ${sign}`, { tag: '@once' }, async ({ page }) => {
      await openToRead(page, path)
      expect(await isHydrated(page)).toBe(false)

      await give(page)

      await hydrated(page)
      const waiting = page.locator('main [data-island=intent]:not([data-hydrated])')
      await expect(waiting).toHaveCount(0)
    })
  }
}

for (const [path, part] of [
  ['/', '[data-section=EbookCard]'],
  ['/blog', '[data-section=BlogEbookForm]'],
  ['/contato', '[data-section=ContactForm]'],
  ['/agente-ia', '[data-section=SavingsCalculator]'],
]) {
  test(`${path}: a form that is scrolled into view is hydrated`, async ({ page }) => {
    await openToRead(page, String(path))
    expect(await isHydrated(page)).toBe(false)

    await page.locator(String(part)).evaluate((element) => element.scrollIntoView())
    await page.evaluate(() => scrollBy(0, 1))

    await expect(page.locator(String(part))).toHaveAttribute('data-hydrated')
  })
}

test('a page that an anchor has scrolled to a form hydrates it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/contato#contact')

  await expect(page.locator('[data-section=ContactForm]')).toHaveAttribute('data-hydrated')
})

test('a visitor whose leads have been sent waits like any other', { tag: '@once' }, async ({ page }) => {
  await openToRead(page, '/privacidade')
  await hydrateByTouch(page)
  await expect(page.getByText('Nenhum formulário espera envio neste navegador.')).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual(['leads'])

  await openToRead(page, '/sobre')
  await page.waitForLoadState('networkidle')

  expect(await isHydrated(page)).toBe(false)
})

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

test('nothing that is already loaded is loaded again for hydration', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openToRead(page, article)

  await hydrateByTouch(page)

  const scripts = asked.filter((path) => path.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(new Set(scripts).size).toBe(scripts.length)
})
