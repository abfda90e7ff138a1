import { sharedLibraries } from '@site/remote-kit/build/sharedLibraries'
import type { Route } from 'playwright/test'
import { touch } from '../support/site/hydrateByTouch.ts'
import { layoutShifts } from '../support/site/layoutShifts.ts'
import { expect, test } from '../support/site/site.ts'

const pages = [
  { path: '/', remote: 'mfe-marketing', heading: /site/i },
  { path: '/servicos', remote: 'mfe-marketing', heading: /./ },
  { path: '/sobre', remote: 'mfe-marketing', heading: /./ },
  { path: '/contato', remote: 'mfe-marketing', heading: /./ },
  { path: '/blog', remote: 'mfe-blog', heading: /./ },
  { path: '/blog/petshop-precisa-site-2025', remote: 'mfe-blog', heading: /./ },
  { path: '/quiz', remote: 'mfe-quiz', heading: /./ },
  { path: '/agente-ia', remote: 'mfe-agent', heading: /./ },
  { path: '/admin/image-generator', remote: 'mfe-admin', heading: /./ },
  { path: '/admin/releases', remote: 'mfe-admin', heading: /./ },
]

/** Runs in the page: each library that shell and remotes share, with the builds that have a copy of it. */
function sharedCopies(): string[] {
  type Instance = { shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>> }
  const federation: unknown = Reflect.get(window, '__FEDERATION__')
  const { __INSTANCES__ } = federation as { __INSTANCES__: Instance[] }
  return __INSTANCES__.flatMap(({ shareScopeMap }) =>
    Object.entries(shareScopeMap.default ?? {}).map(
      ([name, copies]) => `${name}: ${Object.values(copies).map(({ from }) => from)}`,
    ),
  )
}

for (const { path, remote, heading } of pages) {
  test(`${path} loads only shell and ${remote}, once, after the first frame`, {
    tag: '@once',
  }, async ({ page, site }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await site.withoutPrefetch()

    expect(await site.open(path)).toBe(200)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const scripts = requested.filter((url) => url.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(new Set(scripts).size).toBe(scripts.length)
    expect(scripts.filter((url) => !url.startsWith('/shell/') && !url.startsWith(`/r/${remote}/`))).toEqual([])
    const versions = await page.evaluate(sharedCopies)
    expect(new Set(versions).size).toBe(sharedLibraries.length)
    // Nobody has loaded the toolkit, whose whole copy only a remote asks for.
    expect(versions.filter((line) => !line.endsWith(': shell'))).toEqual([])
    // An article's cover is above the fold; everything else waits.
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      // When the main thread has finished the frame. Only rasterizing follows.
      const painted: number = Reflect.get(paint ?? {}, 'paintTime') ?? Infinity
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime, name }) => startTime < painted && !name.includes('/media/'))
        .map(({ name }) => name)
    })
    expect(early).toEqual([])
  })
}

test('all other scripts of the page start together at the first touch', { tag: '@once' }, async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  const scripts = new Set(html.match(/\/(shell|r)\/[^"]+\.js/g))
  const held: Route[] = []
  await page.route(
    (url) => scripts.has(url.pathname),
    (route) => void held.push(route),
  )

  // The first of them delays the load event, if that has not come before.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => held.length).toBe(1)
  await touch(page)

  // None of them has had a response yet, so none waited for another.
  await expect.poll(() => held.length).toBe(scripts.size)
  expect(scripts.size).toBeGreaterThan(1)
})

test('the libraries have compile hints', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get('/')).text()
  const libraries = html.match(/\/shell\/libraries\.[^"]+\.js/)?.[0] ?? ''
  expect(await (await request.get(libraries)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the first paint moves nothing, and neither does scrolling to the end', async ({ page, site }) => {
  await site.open('/')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let position = 0; position < height; position += 700) {
    await page.evaluate(
      (top) =>
        new Promise((done) => {
          scrollTo(0, top)
          requestAnimationFrame(() => requestAnimationFrame(done))
        }),
      position,
    )
  }
  expect(await layoutShifts(page)).toEqual([])
})

test("a page stays on screen while its remote's files are away, and is hydrated afterwards", {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(/ERR_FAILED|cannot be loaded/)
  await site.takeDown('mfe-quiz')
  await page.goto('/quiz')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await touch(page)
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await page.getByRole('main').getByRole('link', { name: 'Falar pelo WhatsApp' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await site.bringBack('mfe-quiz')

  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
})

test('pages cannot be used to reach other files on disk', { tag: '@once' }, async ({ request }) => {
  for (const path of [
    '/r/mfe-quiz/../../package.json',
    '/r/mfe-quiz/%2e%2e/%2e%2e/package.json',
    '/shell/..%2fshell.json',
    '/r/mfe-quiz/current.json',
    '/media/mfe-blog/..%2f..%2fcurrent.json',
    '/icons/..%2fshell.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a document is revalidated each time, and a file with a hash never', { tag: '@once' }, async ({ request }) => {
  const document = await request.get('/quiz')
  const { etag, 'cache-control': caching } = document.headers()
  expect(caching).toBe('no-cache')
  expect((await request.get('/quiz', { headers: { 'if-none-match': etag ?? '' } })).status()).toBe(304)
  const script = /"(\/shell\/libraries\.[^"]+)"/.exec(await document.text())?.[1] ?? ''
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(file.headers()['content-encoding']).toBe('br')
})

test('each response has the security headers, and no inline or evaluated script is allowed', {
  tag: '@once',
}, async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toContain('max-age')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBeTruthy()
  expect(headers['permissions-policy']).toContain('camera=()')
})

test('no text becomes HTML or a script, and no script runs without its hash', { tag: '@once' }, async ({
  page,
  site,
}) => {
  site.expectErrors(/TrustedHTML|TrustedScriptURL|Integrity-Policy|integrity/i)
  await site.open('/')

  const refused = await page.evaluate(async () => {
    const errorOf = (step: () => void) => {
      try {
        step()
        return 'none'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    }
    const script = document.createElement('script')
    const own = document.querySelector<HTMLScriptElement>('script[src^="/shell/"]')
    const withoutHash = Object.assign(document.createElement('script'), { src: `${own?.src}?again` })
    const ran = new Promise<string>((resolve) => {
      withoutHash.onload = () => resolve('ran')
      withoutHash.onerror = () => resolve('refused')
    })
    document.head.append(withoutHash)
    return {
      html: errorOf(() => Object.assign(document.createElement('p'), { innerHTML: '<img src="/x" onerror="1">' })),
      foreign: errorOf(() => Object.assign(script, { src: 'https://example.com/x.js' })),
      withoutHash: await ran,
    }
  })

  expect(refused).toEqual({ html: 'refused', foreign: 'refused', withoutHash: 'refused' })
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('every page is complete Portuguese HTML', async ({ page, site }) => {
    for (const { path } of pages) {
      expect(await site.open(path), path).toBe(200)
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'pt-BR')
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
      expect(((await page.getByRole('main').textContent()) ?? '').length, path).toBeGreaterThan(200)
    }
  })

  test('the FAQ, the menu and links work, and every WhatsApp call to action is a real link', async ({ page, site }) => {
    await site.open('/')
    const question = page.getByRole('main').locator('summary').first()
    await question.click()
    await expect(question.locator('xpath=..')).toHaveAttribute('open', '')
    await expect(page.getByRole('link', { name: 'Site no Ar Hoje' }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511900000000\?text=/,
    )
    const calls = page.locator('a[data-whatsapp]')
    expect(await calls.count()).toBeGreaterThan(3)
    for (const call of await calls.all()) await expect(call).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./)
    await page.getByRole('contentinfo').getByRole('link', { name: /sobre/i }).first().click()
    await expect(page).toHaveURL(/\/sobre/)
  })
})

test('a page that fails to load on a client-side navigation says so, and can be tried again', {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(/ERR_FAILED|cannot be/)
  await site.open('/')
  await site.servicesAtHand()
  await site.takeDown('mfe-marketing')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
  await expect(page.getByRole('alert')).toContainText('indisponível')
  await expect(page.getByRole('banner')).toBeVisible()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /WhatsApp/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')

  await site.bringBack('mfe-marketing')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serviços que trazem o cliente até a sua porta')
  await expect(page).toHaveURL('/servicos')
})
