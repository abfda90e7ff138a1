import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { type ImageResponse, type ImageProvider, startImageProvider } from '../fakes/imageProvider.ts'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const PATH = '/admin/image-generator'
// The page's policy only allows images by HTTPS; requests for this address get the fake's image.
const IMAGES = 'https://images.example'

let provider: ImageProvider
let own: OwnSite
let picture: Buffer

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  provider = await startImageProvider(IMAGES)
  picture = Buffer.from(await (await fetch(`${provider.url}/images/1.webp`)).arrayBuffer())
  own = await startOwnSite({ IMAGE_PROVIDER_URL: provider.url })
})
test.afterAll(async () => {
  await own.stop()
  await provider.stop()
})

/** Opens the tool with a clock that the test controls, and with responses for the provider's next calls. */
async function openTool(page: Page, site: Site, responses: ImageResponse[] = []) {
  provider.reset()
  provider.respondNext(...responses)
  await page.route(`${IMAGES}/**`, (route) =>
    route.fulfill({ contentType: 'image/webp', headers: { 'access-control-allow-origin': '*' }, body: picture }),
  )
  await site.open(own.url + PATH)
  await page.clock.install()
}

const keyField = (page: Page) => page.getByLabel('Chave da API do Runware')
const notices = (page: Page) => page.getByRole('region', { name: 'Avisos' })
const progress = (page: Page) => page.getByRole('form', { name: 'Gerar imagens' }).getByRole('status')
const card = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Imagem ${number}`, exact: true }) })

async function generate(page: Page) {
  await keyField(page).fill('secret-key')
  await page.getByRole('button', { name: 'Gerar 12 imagens' }).click()
}

/** Skips each pause of 1 s as soon as the call before it has ended. */
async function passPauses(page: Page, calls: number) {
  for (let next = 2; next <= calls; next += 1) {
    await expect(progress(page)).toContainText(`Gerando imagem ${next} de `)
    await page.clock.fastForward(1000)
  }
}

test('asks for the key, generates 12 images one after the other and offers them for download', {
  tag: '@once',
}, async ({ page, site, context }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: own.url })
  await openTool(page, site)

  await page.getByRole('button', { name: 'Gerar 12 imagens' }).click()
  const missing = page.getByRole('alert').filter({ hasText: 'API Key Required' })
  await expect(missing).toContainText('Please enter your Runware API key to generate images.')
  await expect(keyField(page)).toBeFocused()
  await expectAccessible(page)
  expect(provider.requests).toEqual([])

  await site.stopClock()
  await generate(page)
  await expect(card(page, 1).getByRole('img')).toBeVisible()
  await expect(keyField(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Gerando…' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 1)

  await passPauses(page, 12)
  await expect(notices(page).filter({ hasText: 'Success!' })).toContainText('Generated 12 images successfully.')
  await page.clock.resume()
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(12)
  expect(new Set(provider.requests.map(({ taskUUID }) => taskUUID)).size).toBe(12)
  expect(provider.requests.every(({ apiKey }) => apiKey === 'secret-key')).toBe(true)

  await card(page, 4).getByRole('button', { name: 'Copiar texto' }).click()
  await expect(notices(page).filter({ hasText: 'Copied!' })).toContainText('Alt text copied to clipboard.')
  const alternative = await card(page, 4).getByRole('img').getAttribute('alt')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(alternative)

  const one = page.waitForEvent('download')
  await card(page, 4).getByRole('button', { name: 'Baixar restaurantes-4.webp' }).click()
  expect((await one).suggestedFilename()).toBe('restaurantes-4.webp')

  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar as 12 imagens em um zip' }).click()
  const zip = unzipSync(new Uint8Array(await readFile(await (await all).path())))
  expect(Object.keys(zip)).toHaveLength(12)
  expect(Object.keys(zip)).toContain('negócios locais-12.webp')
  expect(
    Buffer.from(zip['delivery-1.webp'] ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP')
  await expectAccessible(page)
  await expectValidHtml(page)

  // The key is only held in memory, and only the shell's and the tool's own files were loaded.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('secret-key')
  expect(asked.filter((url) => url.includes('secret-key'))).toEqual([])
  const remotes = asked.flatMap((url) => /\/r\/(mfe-[a-z]+)\//.exec(url)?.[1] ?? [])
  expect([...new Set(remotes)]).toEqual(['mfe-admin'])
})

test('says in the words of the provider why an image failed, and generates only that one again @once', async ({
  page,
  site,
}) => {
  site.expectErrors(/status of 500|ERR_CONTENT_LENGTH_MISMATCH|ERR_CONNECTION|ERR_INCOMPLETE/)
  await openTool(page, site, [
    { http: 500 },
    { error: 'No credit left' },
    { errors: 'Prompt refused' },
    { errorMessage: 'Model is busy' },
    'malformed',
    'not JSON',
    'cut off',
  ])
  await site.stopClock()
  await generate(page)
  await passPauses(page, 12)

  const reasons = ['HTTP error! status: 500', 'No credit left', 'Prompt refused', 'Model is busy']
  const noReason = 'Failed to generate images. Please try again.'
  await expect(page.getByRole('alert').filter({ hasText: 'Generation Failed' })).toContainText(reasons[0] ?? '')
  for (const [index, reason] of [...reasons, noReason, noReason, noReason].entries()) {
    await expect(card(page, index + 1)).toContainText(reason)
  }
  await expect(progress(page)).toHaveText('5 de 12 imagens prontas, 7 com falha.')

  await card(page, 3).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(card(page, 3).getByRole('img')).toBeVisible()
  expect(provider.requests).toHaveLength(13)

  await page.getByRole('button', { name: 'Gerar as 6 imagens que faltam' }).click()
  await passPauses(page, 6)
  await expect(notices(page).filter({ hasText: 'Success!' })).toBeVisible()
})

test('copes with a slow provider, a refused key and an image that cannot be downloaded', {
  tag: '@once',
}, async ({ page, site }) => {
  await openTool(page, site, ['image', 'silent', 'refused key'])
  await site.stopClock()
  await generate(page)
  await passPauses(page, 2)
  await expect(card(page, 2)).toContainText('Gerando…')
  await page.clock.resume()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Cancelar' }).click()

  await expect(progress(page)).toHaveText('1 de 12 imagens prontas.')
  await expect(keyField(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Gerar as 11 imagens que faltam' })).toBeFocused()
  await page.keyboard.press('Enter')
  const failure = page.getByRole('alert').filter({ hasText: 'Generation Failed' })
  await expect(failure).toContainText('Invalid API key')
  expect(provider.requests).toHaveLength(3)

  site.expectErrors(/ERR_FAILED https:\/\/images\.example\//)
  await page.route(`${IMAGES}/**`, (route) => route.abort())

  await card(page, 1).getByRole('button', { name: 'Baixar delivery-1.webp' }).click()

  const broken = page.getByRole('alert').filter({ hasText: 'Download Failed' })
  await expect(broken).toContainText('Failed to download image. Please try again.')
})

test("shows a category's three images side by side or below each other, never two and one", {
  tag: '@once',
}, async ({ page, site }) => {
  await openTool(page, site)
  const seen: string[] = []
  for (const width of [360, 412, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await Promise.all([1, 2, 3].map((number) => card(page, number).boundingBox()))
    const places = (edge: 'x' | 'y') => new Set(boxes.map((box) => Math.round(box?.[edge] ?? -1))).size
    seen.push(`${width}: ${places('x')} beside, ${places('y')} below`)
  }

  expect(seen).toEqual([
    '360: 1 beside, 3 below',
    '412: 1 beside, 3 below',
    '768: 3 beside, 1 below',
    '1280: 3 beside, 1 below',
  ])
})

test('no card grows when its image comes, even where three are side by side', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openTool(page, site, ['image', 'silent'])
  const heightOf = async () => (await card(page, 1).boundingBox())?.height
  const before = await heightOf()

  await site.stopClock()
  await generate(page)
  await passPauses(page, 2)

  await expect(card(page, 1).getByRole('button', { name: /^Baixar/ })).toBeVisible()
  expect(await heightOf()).toBe(before)
})

test('is hidden from search engines and visitors, and alone may reach the provider', {
  tag: '@once',
}, async ({ request }) => {
  const tool = await request.get(own.url + PATH)
  const home = await request.get(own.url)

  expect(tool.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await tool.text()).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(tool.headers()['content-security-policy']).toContain(provider.url)
  expect(home.headers()['content-security-policy']).not.toContain(provider.url)
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest']) {
    const document = await request.get(own.url + path)
    expect(document.ok(), path).toBe(true)
    expect(await document.text(), path).not.toContain('admin')
  }
  expect(await home.text()).not.toMatch(/<a\s[^>]*href="[^"]*\/admin/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('explains itself and accepts no key', { tag: '@once' }, async ({ page }) => {
    await page.goto(own.url + PATH)

    await expect(page.getByText('Esta ferramenta precisa de JavaScript para funcionar.')).toBeVisible()
    await expect(keyField(page)).toBeDisabled()
  })
})
