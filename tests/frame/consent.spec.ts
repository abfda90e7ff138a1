import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const TAG = 'https://www.googletagmanager.com/**'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ANALYTICS_ID: 'G-TEST123' })
})
test.afterAll(() => own.stop())

/** Opens the quiz of a site with analytics and records all requests to other hosts. Google's tag is an empty script. */
async function openWithAnalytics(page: Page, site: Site) {
  const thirdParty: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(own.url) && !/^(data|blob):/.test(request.url())) thirdParty.push(request.url())
  })
  await page.route(TAG, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await site.open(`${own.url}/quiz`)
  return thirdParty
}

const banner = (page: Page) => page.getByRole('region', { name: 'Privacidade' })

/** Everything that a visit can leave in a browser; `leads` counts waiting forms. */
async function kept(page: Page) {
  const storage = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const leads = await new Promise<number>((resolve) => {
      if (!names.includes('leads')) return resolve(0)
      const opening = indexedDB.open('leads')
      opening.onsuccess = () => {
        const [store] = opening.result.objectStoreNames
        if (!store) return resolve(0)
        const counting = opening.result.transaction(store).objectStore(store).count()
        counting.onsuccess = () => resolve(counting.result)
      }
    })
    const databases = names.filter((name) => name !== 'leads')
    return { local: Object.keys(localStorage), session: Object.keys(sessionStorage), databases, leads }
  })
  return { ...storage, cookies: await page.context().cookies() }
}

const nothing = { local: [], session: [], databases: [], leads: 0, cookies: [] }

/** All links of the footer can have the focus without the bar or the banner covering them. */
async function expectFocusVisible(page: Page) {
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.focus()
    const [bar, box, question] = [
      await page.getByRole('banner').boundingBox(),
      await link.boundingBox(),
      await banner(page).boundingBox(),
    ]
    if (!bar || !box || !question) throw new Error('The bar, the link or the banner is missing.')
    const name = (await link.textContent()) ?? ''
    expect(box.y, name).toBeGreaterThanOrEqual(bar.y + bar.height)
    expect(box.y + box.height, name).toBeLessThanOrEqual(question.y)
  }
}

test('nothing is stored before consent, the banner hides no focus, and a refusal is final', {
  tag: '@once',
}, async ({ page, site }) => {
  const thirdParty = await openWithAnalytics(page, site)

  await expect(banner(page)).toBeVisible()
  expect(await kept(page)).toEqual(nothing)
  const accept = await page.getByRole('button', { name: 'Aceitar' }).boundingBox()
  const refuse = await page.getByRole('button', { name: 'Recusar' }).boundingBox()
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height])
  expect(accept?.height).toBeGreaterThanOrEqual(48)
  await expectAccessibleAtEverySize(page, { within: banner(page) })
  await expectValidHtml(page)
  await page.setViewportSize({ width: 320, height: 256 })
  await expectFocusVisible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(banner(page)).toBeHidden()
  await site.open(`${own.url}/quiz`)
  await site.settled()

  await expect(banner(page)).toBeHidden()
  expect(await kept(page)).toEqual({ ...nothing, local: ['consent'] })
  expect(thirdParty).toEqual([])
})

test('analytics is loaded after acceptance, and no longer once the visitor withdraws it @once', async ({
  page,
  site,
}) => {
  const thirdParty = await openWithAnalytics(page, site)
  const loaded = page.waitForRequest(TAG)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  expect((await loaded).url()).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123')
  await expect(banner(page)).toBeHidden()

  const loadedAgain = page.waitForRequest(TAG)
  await site.open(`${own.url}/quiz`)
  await loadedAgain
  expect(thirdParty).toHaveLength(2)

  const preferences = page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' })
  await preferences.click()
  await expect(banner(page)).toBeFocused()
  await expectAccessible(page, { within: banner(page) })
  await page.getByRole('button', { name: 'Recusar' }).click()
  await expect(preferences).toBeFocused()

  await site.open(`${own.url}/quiz`)
  await site.settled()
  expect(thirdParty).toHaveLength(2)
})

test('the keyboard alone reaches everything, and focus is always visible', { tag: '@once' }, async ({ page, site }) => {
  for (const path of ['/', '/agente-ia']) {
    await site.open(own.url + path)
    await expect(banner(page)).toBeVisible()
    await expectReachable(page)
  }
})

test('the banner moves and hides nothing', async ({ page, site }) => {
  await openWithAnalytics(page, site)
  await expect(banner(page)).toBeVisible()

  expect(await layoutShifts(page)).toEqual([])

  const links = page.getByRole('contentinfo').getByRole('link')
  await links.last().focus()
  const top = (await banner(page).boundingBox())?.y ?? 0
  const focused = await links.last().boundingBox()
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top)
})

test('the banner covers no link of the menu on a small phone, and breaks no word of its own', {
  tag: '@once',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openWithAnalytics(page, site)
  await expect(banner(page)).toBeVisible()
  await page.locator('header summary').click()

  for (const link of await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').all()) {
    await link.click({ trial: true, timeout: 5000 })
  }

  await page.evaluate(() => {
    const large = new CSSStyleSheet()
    large.replaceSync('html{font-size:150%}')
    document.adoptedStyleSheets.push(large)
  })
  for (const button of await banner(page).getByRole('button').all()) {
    const pieces = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    expect(pieces, (await button.textContent()) ?? '').toBe(1)
  }
})

test('a slow paint on mobile is a performance_warning', async ({ page, site, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(LargestContentfulPaint.prototype, 'startTime', { get: () => 2600 })
  })
  await openWithAnalytics(page, site)
  await site.settled()
  const events = () =>
    page.evaluate(() => {
      const queue = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[]
      return queue.map((command) => Array.from(command))
    })
  const warning = ['event', 'performance_warning', { metric: 'LCP', value: 2600, device: 'mobile' }]

  // The measurement ends with the visitor's first interaction after the measuring code has loaded.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).click()
    expect(await events()).toEqual(isMobile ? [warning] : [])
  }).toPass({ timeout: 30_000 })
})
