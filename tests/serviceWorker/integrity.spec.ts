import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { hydrateByTouch, touch } from '../support/site/hydrateByTouch.ts'
import { openWithWorker } from '../support/serviceWorker/openWithWorker.ts'
import { expect, test } from '../support/site/site.ts'
import { type TamperingProxy, startTamperingProxy } from '../support/servers/startTamperingProxy.ts'

test.use({ serviceWorkers: 'allow' })

let proxy: TamperingProxy
test.beforeEach(async ({ baseURL, site }) => {
  proxy = await startTamperingProxy(baseURL ?? '')
  site.expectErrors(
    /integrity|cannot be loaded|ChunkLoadError|Loading chunk|Failed to load|no snapshot|is not the site/i,
  )
})
test.afterEach(() => proxy.stop())

const PORTAL = '<!DOCTYPE html><title>Hotel</title><h1>Entre na rede do hotel</h1>'

/** Everything in the worker's caches, with its text. */
async function cachedFiles(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const responses = await Promise.all(
      caches.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => {
            const text = await (await cache.match(request))?.text()
            return { path: new URL(request.url).pathname, text: text ?? '' }
          }),
        ),
      ),
    )
    return responses.flat()
  })
}

/** Registers the worker and waits until it is installed or has failed. Returns its state. */
async function installWorker(page: Page): Promise<ServiceWorkerState | undefined> {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js')
    if (installing?.state === 'installing')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
    return (installing ?? waiting ?? active)?.state
  })
}

/** The site's own response at that path. */
async function ownText(path: string, baseURL = ''): Promise<string> {
  return (await fetch(baseURL + path)).text()
}

async function expectOnlyOwnFiles(page: Page, baseURL?: string) {
  const cached = await cachedFiles(page)
  for (const { path, text } of cached) {
    const own = await ownText(path, baseURL)
    expect(hashOf(text), `${path} is the site's own`).toBe(hashOf(own))
  }
  return cached
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

for (const { what, type } of [
  { what: 'as a page', type: 'text/html' },
  { what: 'with the type of a script', type: 'text/javascript' },
]) {
  test(`HTML for a script, ${what}, is not cached, and the page works later`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    await openWithWorker(page, `${proxy.url}/sobre`)
    let affected = 0
    proxy.tamper((path) => {
      if (!path.startsWith('/r/mfe-quiz/')) return undefined
      affected++
      return { body: PORTAL, type }
    })
    await page.goto(`${proxy.url}/quiz`)
    await touch(page)
    await expect.poll(() => affected).toBeGreaterThan(1)

    const isOfShell = ({ path }: { path: string }) => path.startsWith('/shell/')
    await expect.poll(async () => (await cachedFiles(page)).some(isOfShell)).toBe(true)
    await expectOnlyOwnFiles(page, baseURL)
    proxy.pass()

    await hydrateByTouch(page)
    await expectOnlyOwnFiles(page, baseURL)
  })
}

test("a captive portal's page is not cached", { tag: '@once' }, async ({ page, baseURL }) => {
  proxy.tamper((path) => (path === '/offline' || path === '/contato' ? { body: PORTAL, type: 'text/html' } : undefined))
  await page.goto(`${proxy.url}/sobre`)
  expect(await installWorker(page)).toBe('redundant')
  expect((await cachedFiles(page)).map(({ path }) => path)).not.toContain('/offline')

  proxy.tamper((path) => (path === '/contato' ? { body: PORTAL, type: 'text/html' } : undefined))
  await page.goto(`${proxy.url}/sobre`)
  // The page's own attempt may have joined the failed one.
  await expect.poll(() => installWorker(page)).toMatch(/^activat/)
  await page.goto(`${proxy.url}/contato`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre na rede do hotel')
  await page.goto(`${proxy.url}/sobre`)
  await hydrateByTouch(page)

  const cached = await expectOnlyOwnFiles(page, baseURL)
  expect(cached.map(({ path }) => path)).toEqual(expect.arrayContaining(['/sobre', '/offline']))
  expect(cached.map(({ path }) => path)).not.toContain('/contato')
})

test('a corrupt cached file is fetched again', { tag: '@once' }, async ({ page }) => {
  await openWithWorker(page, `${proxy.url}/quiz`)
  await page.goto(`${proxy.url}/quiz`)
  await hydrateByTouch(page)
  // The worker caches each file by itself, after the page has received it.
  await page.waitForFunction(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
    const kept = await Promise.all(scripts.map(({ src }) => window.caches.match(src)))
    return scripts.length > 3 && kept.every(Boolean)
  })
  const corrupted = await page.evaluate(async (text) => {
    let count = 0
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name)
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('.js')) continue
        count++
        await cache.put(request, new Response(text, { headers: { 'content-type': 'text/javascript' } }))
      }
    }
    return count
  }, PORTAL)
  expect(corrupted).toBeGreaterThan(3)

  // By hand: the browser may have what the page itself requests in its memory cache.
  const failed = await page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
    const responses = await Promise.allSettled(
      scripts.map(async ({ src, integrity }) => (await fetch(src, { integrity })).text()),
    )
    return responses.filter(({ status }) => status === 'rejected').length
  })
  expect(failed).toBe(0)
})
