import { createServer, request } from 'node:http'
import type { Page } from 'playwright/test'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { hydrateByTouch, touch } from '../support/site/hydrateByTouch.ts'
import { expect, type Site, test } from '../support/site/site.ts'

type Entries = { title: string; from: string; follow: (page: Page, site: Site) => Promise<void> }

/** Two entries of one document: the second is reached without a new one. */
const entries: readonly Entries[] = [
  {
    title: 'between home and a page that is only read',
    from: '/',
    async follow(page, site) {
      await site.servicesAtHand()
      await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
      await expect(page).toHaveURL(/\/servicos$/)
    },
  },
  {
    title: 'between an anchor of home and a form',
    from: '/#services',
    async follow(page, site) {
      await site.servicesAtHand()
      await page.locator('footer a[href="/contato"]').first().click()
      await expect(page).toHaveURL(/\/contato$/)
    },
  },
  {
    title: 'between a list and one category of it',
    from: '/blog',
    async follow(page) {
      await page.getByRole('main').getByRole('link', { name: 'SEO Local', exact: true }).click()
      await expect(page).toHaveURL(/category=seo-local/)
    },
  },
]

const scripts = /\/(shell|r)\/.*\.js/

/** How far the page is when the visitor steps back. */
const moments: readonly {
  when: string
  before?: (page: Page) => Promise<unknown>
  ready: (page: Page) => Promise<unknown>
}[] = [
  {
    when: 'nobody has touched it',
    ready: (page) => page.waitForFunction(() => performance.getEntriesByType('resource').length > 0),
  },
  { when: 'none of its scripts is there', before: (page) => page.route(scripts, () => {}), ready: async () => {} },
  { when: 'all scripts are on their way', before: (page) => page.route(scripts, () => {}), ready: touch },
  {
    when: 'its scripts cannot be loaded',
    before: (page) => page.route(scripts, (route) => route.abort()),
    ready: touch,
  },
  { when: 'it is hydrated', ready: hydrateByTouch },
]

/** What tells one page, or one list, from another. */
const shown = (page: Page) =>
  page.locator('main').evaluate((main) => [...main.querySelectorAll('h1,h2')].map(({ textContent }) => textContent))

for (const { title, from, follow } of entries)
  for (const { when, before, ready } of moments)
    test(`steps ${title}, reloaded, if ${when}`, { tag: '@once' }, async ({ page, site }) => {
      site.expectErrors(/Failed to load resource|ERR_FAILED|cannot be loaded/)
      await site.open(from)
      const first = await shown(page)
      const address = page.url()
      const document = await page.evaluateHandle(() => window.document)
      await follow(page, site)
      await expect.poll(() => shown(page)).not.toEqual(first)
      expect(await document.evaluate((former) => former === window.document)).toBe(true)
      const second = await shown(page)
      await before?.(page)
      await page.reload({ waitUntil: 'commit' })
      await expect.poll(() => shown(page)).toEqual(second)
      await ready(page)

      await page.goBack({ waitUntil: 'commit' })

      await expect(page).toHaveURL(address)
      await expect.poll(() => shown(page)).toEqual(first)
      await page.goForward({ waitUntil: 'commit' })
      await expect.poll(() => shown(page)).toEqual(second)
    })

test('two steps back at once show the page of that entry, and one within a page its place', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await site.open('/')
  const first = await shown(page)
  await entries[0]?.follow(page, site)
  // The address changes first, and showing the page scrolls it.
  await expect.poll(() => shown(page)).not.toEqual(first)
  const top = () => page.evaluate(() => Math.round(scrollY))
  const savedTop = () => page.evaluate(() => history.state?.scrollTop)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(savedTop).toBe(700)
  await page.evaluate(() => void Object.assign(location, { hash: 'precos' }))
  const anchor = await top()
  await expect.poll(savedTop).toBe(anchor)
  await page.reload()
  await expect.poll(top).toBe(anchor)

  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(top).toBe(700)
  await page.goForward({ waitUntil: 'commit' })
  await expect.poll(top).toBe(anchor)
  await page.evaluate(() => void setTimeout(() => history.go(-2)))

  await expect(page).toHaveURL(/:\d+\/$/)
  await expect.poll(() => shown(page)).toEqual(first)
})

test('a step back while the document is arriving shows the page of that entry', { tag: '@once' }, async ({
  page,
  site,
  baseURL,
}) => {
  const streaming = await startStreamingProxy(String(baseURL))
  await site.open(streaming.url)
  const first = await shown(page)
  await entries[0]?.follow(page, site)
  streaming.hold()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()

  await page.goBack({ waitUntil: 'commit' })
  streaming.goOn()

  await expect.poll(() => shown(page)).toEqual(first)
  streaming.stop()
})

test('a page is first painted where the visitor left it', { tag: '@once' }, async ({ page, site, baseURL }) => {
  const streaming = await startStreamingProxy(String(baseURL))
  await site.open(streaming.url)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => history.state?.scrollTop)).toBe(700)
  streaming.hold()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  // A frame, if there is one.
  const drawn = await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => done('a frame'))
        setTimeout(done, 1000, 'none')
      }),
  )
  expect(drawn).toBe('none')

  streaming.goOn()

  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(700)
  streaming.stop()
})

/** The site behind a proxy that can hold back the end of its documents. */
async function startStreamingProxy(target: string) {
  let released = Promise.resolve()
  let goOn = () => {}
  const server = createServer((incoming, outgoing) => {
    // The whole document, also of a page that the browser has kept.
    const { 'if-none-match': _, ...asked } = incoming.headers
    const headers = { ...asked, 'accept-encoding': 'identity' }
    const onward = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers })
    onward.on('response', async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      const body = Buffer.concat(await response.toArray())
      const end = body.indexOf('<script type="application/json"')
      if (end > 0) {
        outgoing.write(body.subarray(0, end))
        await released
      }
      outgoing.end(body.subarray(Math.max(end, 0)))
    })
    incoming.pipe(onward)
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://localhost:${port}/`,
    hold() {
      released = new Promise((resolve) => {
        goOn = resolve
      })
    },
    goOn() {
      released = Promise.resolve()
      goOn()
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
