import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { comeAlive } from '../support/site/comeAlive.ts'
import { openWithWorker } from '../support/site/openWithWorker.ts'
import { expect, test } from '../support/site/site.ts'
import { type SpoilingProxy, startSpoilingProxy } from '../support/servers/startSpoilingProxy.ts'

test.use({ serviceWorkers: 'allow' })

let proxy: SpoilingProxy
test.beforeEach(async ({ baseURL, site }) => {
  proxy = await startSpoilingProxy(baseURL ?? '')
  site.expectErrors(
    /integrity|cannot be loaded|ChunkLoadError|Loading chunk|Failed to load|no snapshot|is not the site/i,
  )
})
test.afterEach(() => proxy.stop())

const PORTAL = '<!DOCTYPE html><title>Hotel</title><h1>Entre na rede do hotel</h1>'

/** Everything that the worker keeps, with the hash of its bytes. */
async function keptBytes(page: Page): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const answers = await Promise.all(
      caches.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => {
            const text = await (await cache.match(request))?.text()
            return { path: new URL(request.url).pathname, text: text ?? '' }
          }),
        ),
      ),
    )
    return answers.flat()
  })
}

/** What the site itself answers there. */
async function ownBytes(path: string, baseURL = ''): Promise<string> {
  return (await fetch(baseURL + path)).text()
}

async function expectOnlyOwnBytes(page: Page, baseURL?: string) {
  const kept = await keptBytes(page)
  for (const { path, text } of kept) {
    const own = await ownBytes(path, baseURL)
    expect(hashOf(text), `${path} is the site's own`).toBe(hashOf(own))
  }
  return kept
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

for (const { what, type } of [
  { what: 'as a page', type: 'text/html' },
  { what: 'under the type of a script', type: 'text/javascript' },
]) {
  test(`HTML in the place of a script, ${what}, is not kept, and the page comes alive when it is over`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    await openWithWorker(page, `${proxy.url}/sobre`)
    let met = 0
    proxy.spoil((path) => {
      if (!path.startsWith('/r/mfe-quiz/')) return undefined
      met++
      return { body: PORTAL, type }
    })
    await page.goto(`${proxy.url}/quiz`)
    await expect.poll(() => met).toBeGreaterThan(1)

    const isOfShell = ({ path }: { path: string }) => path.startsWith('/shell/')
    await expect.poll(async () => (await keptBytes(page)).some(isOfShell)).toBe(true)
    await expectOnlyOwnBytes(page, baseURL)
    proxy.pass()

    await comeAlive(page)
    await expectOnlyOwnBytes(page, baseURL)
  })
}

test('a page of another network in the place of a page is not kept', { tag: '@once' }, async ({ page, baseURL }) => {
  proxy.spoil((path) => (path === '/offline' || path === '/contato' ? { body: PORTAL, type: 'text/html' } : undefined))
  await page.goto(`${proxy.url}/sobre`)
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined))
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active))
    .toBeFalsy()
  expect((await keptBytes(page)).map(({ path }) => path)).not.toContain('/offline')

  proxy.spoil((path) => (path === '/contato' ? { body: PORTAL, type: 'text/html' } : undefined))
  await openWithWorker(page, `${proxy.url}/sobre`)
  await page.goto(`${proxy.url}/contato`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entre na rede do hotel')
  await page.goto(`${proxy.url}/sobre`)
  await comeAlive(page)

  const kept = await expectOnlyOwnBytes(page, baseURL)
  expect(kept.map(({ path }) => path)).toEqual(expect.arrayContaining(['/sobre', '/offline']))
  expect(kept.map(({ path }) => path)).not.toContain('/contato')
})

test('what was spoilt in the cache is fetched anew', { tag: '@once' }, async ({ page }) => {
  await openWithWorker(page, `${proxy.url}/quiz`)
  await page.goto(`${proxy.url}/quiz`)
  await comeAlive(page)
  // The worker keeps each file on its own, after the page has it.
  await page.waitForFunction(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
    const kept = await Promise.all(scripts.map(({ src }) => window.caches.match(src)))
    return scripts.length > 3 && kept.every(Boolean)
  })
  const spoilt = await page.evaluate(async (text) => {
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
  expect(spoilt).toBeGreaterThan(3)

  // By hand: what the page itself asks for, the browser may have in its memory.
  const failed = await page.evaluate(async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[integrity]')]
    const answers = await Promise.allSettled(
      scripts.map(async ({ src, integrity }) => (await fetch(src, { integrity })).text()),
    )
    return answers.filter(({ status }) => status === 'rejected').length
  })
  expect(failed).toBe(0)
})
