import type { Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expect, test } from '../support/site/site.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'

const bubble = (page: Page) => page.getByRole('button', { name: /Alex está online/ })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Conversa com Alex' })

/** Runs in the page: the visible texts that an element lies on. */
function textsUnder(element: Element): string[] {
  const box = element.getBoundingClientRect()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const under: string[] = []
  const range = document.createRange()
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    if (!text.textContent?.trim() || element.contains(text) || !text.parentElement?.checkVisibility()) continue
    range.selectNodeContents(text)
    const isUnder = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    )
    if (isUnder) under.push(text.textContent)
  }
  return under
}

test('the first click loads the chat, and later ones toggle it', { tag: '@once' }, async ({ page, site }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await site.withoutPrefetch()
  await site.open('/')
  await expect(page.getByText('Alex está online')).toBeVisible()
  await site.settled()
  expect(requested.filter((url) => /chat|embed/i.test(url))).toEqual([])

  await bubble(page).click()
  await expect(chat(page)).toBeVisible()
  await expect(chat(page).getByRole('log')).toContainText('Eu sou o Alex')
  await chat(page).getByRole('button', { name: 'Quanto custa um site?' }).click()
  await expect(chat(page).getByText(/com preço fechado/)).toBeVisible()
  const count = requested.length
  await bubble(page).click()
  await expect(chat(page)).toBeHidden()
  await bubble(page).click()
  await expect(chat(page)).toBeVisible()
  await expect(chat(page).getByLabel('Sua pergunta')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(bubble(page)).toBeFocused()
  expect(requested).toHaveLength(count)
})

test('the chat fits into every window', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')
  await page.setViewportSize({ width: 320, height: 640 })
  await bubble(page).click()
  await expect(chat(page)).toBeVisible()
  const panel = await chat(page).boundingBox()
  expect(panel?.x).toBeGreaterThanOrEqual(0)
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(320)
  expect(panel?.y).toBeGreaterThanOrEqual(64)
  await bubble(page).click()
  await expect(chat(page)).toBeHidden()

  await expectToFill(page, 'at 400 % zoom', { width: 320, height: 256 }, 0)
  await expectToFill(page, 'on a phone in landscape', { width: 740, height: 360 }, 1)
})

/** In a window of that size the chat fills it, and an answer is visible: the one at that index. */
async function expectToFill(page: Page, where: string, size: { width: number; height: number }, index: number) {
  await page.setViewportSize(size)
  await bubble(page).click()
  await expect.poll(() => chat(page).boundingBox(), where).toEqual({ x: 0, y: 0, ...size })

  await chat(page).getByLabel('Sua pergunta').fill('você gosta de samba?')
  await page.keyboard.press('Enter')
  const answer = chat(page)
    .getByText(/Essa eu não sei responder/)
    .nth(index)
  await expect(answer, where).toBeInViewport({ ratio: 0.9 })
  await bubble(page).click()
  await expect(chat(page), where).toBeHidden()
}

test('the chat takes the focus when it opens, answers questions and hands over to WhatsApp', async ({
  page,
  site,
  isMobile,
}) => {
  await site.open('/')
  await bubble(page).click()

  await expect(isMobile ? chat(page) : chat(page).getByLabel('Sua pergunta')).toBeFocused()

  await chat(page).getByRole('button', { name: 'Preciso assinar contrato de fidelidade?' }).click()
  await expect(chat(page).getByText(/Você sai quando quiser/)).toBeVisible()
  await chat(page).getByLabel('Sua pergunta').fill('quanto custa?')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText(/com preço fechado/)).toBeVisible()
  await chat(page).getByLabel('Sua pergunta').fill('você gosta de samba?')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText(/Essa eu não sei responder/)).toBeInViewport()

  await chat(page).getByRole('link', { name: 'Continuar no WhatsApp' }).click()
  await expect(page.getByRole('dialog').filter({ has: page.getByLabel('Telefone') })).toBeVisible()
})

test('a conversation outlives the page that it was begun on', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')
  await site.servicesAtHand()
  await bubble(page).click()
  await chat(page).getByRole('button', { name: 'Quanto custa um site?' }).click()
  await expect(chat(page).getByText(/com preço fechado/)).toBeVisible()

  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos os serviços' }).click()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(chat(page)).toBeHidden()
  await page.goBack()
  await bubble(page).click()

  await expect(chat(page).getByText(/com preço fechado/)).toBeVisible()
  await chat(page).getByRole('button', { name: 'Preciso assinar contrato de fidelidade?' }).click()
  await expect(chat(page).getByText(/Você sai quando quiser/)).toHaveCount(1)
  await expect(page.locator('#alex')).toHaveCount(1)
})

test('the greeting and the hint cover no text, and a click alone opens the chat', {
  tag: '@once',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await site.open('/')
  await expect(page.getByText('Alex está online')).toBeHidden()

  const bar = page
    .locator('main div')
    .filter({ has: page.getByRole('link', { name: 'Quero o meu site' }) })
    .last()
  await page.getByRole('heading', { name: 'Rápido não quer dizer arriscado' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })

  const greeting = await bar.evaluate((element) => {
    const { content, top, lineHeight } = getComputedStyle(element, '::before')
    return {
      content,
      bottom: element.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(lineHeight),
    }
  })
  expect(greeting.content).toContain('Alex está online')
  expect(greeting.bottom).toBeLessThanOrEqual((await bubble(page).boundingBox())?.y ?? 0)

  await page.evaluate(() => scrollTo(0, 0))
  const covered: string[] = []
  for (const [width, height] of [
    [360, 740],
    [412, 839],
    [768, 1024],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const texts = await page.getByText('Alex está online').evaluate(textsUnder)
    covered.push(...texts.map((text) => `${width} px: ${text}`))
  }
  expect(covered).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await bubble(page).dispatchEvent('click')
  await expect(chat(page)).toBeVisible()
})

test.describe('with an embed from another address', () => {
  // Starts the server that the tests share only once instead of once per worker.
  test.describe.configure({ mode: 'default' })

  const module = 'http://chat.localhost:9/embed.js'
  let own: Awaited<ReturnType<typeof startOwnSite>>
  test.beforeAll(async () => {
    own = await startOwnSite({ CHAT_MODULE_URL: module, CHAT_AGENT_ID: 'agente-7' })
  })
  test.afterAll(() => own.stop())

  test('is started as specified, shown and hidden', { tag: '@once' }, async ({ page, site }) => {
    let loads = 0
    await page.route(module, (route) => {
      loads += 1
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: `export const calls = window.calls = []
          export default {
            initBubble: (options) => calls.push(options),
            open: () => calls.push('open'),
            close: () => calls.push('close'),
          }`,
      })
    })
    const calls = () => page.evaluate(() => Reflect.get(window, 'calls'))
    await site.open(own.url)
    expect(loads).toBe(0)

    await bubble(page).click()
    await expect.poll(calls).toHaveLength(2)
    await bubble(page).click()

    await expect.poll(calls).toEqual([
      {
        agentId: 'agente-7',
        contact: { firstName: 'Visitante' },
        initialMessages: [expect.stringContaining('Alex'), expect.any(String)],
      },
      'open',
      'close',
    ])
    expect(loads).toBe(1)
  })

  test('a failed load says so and offers WhatsApp', { tag: '@once' }, async ({ page, site }) => {
    await page.route(module, (route) => route.abort())
    site.expectErrors(/ERR_FAILED/)
    await site.open(own.url)

    await bubble(page).click()

    await expect(page.getByRole('alert')).toContainText('A conversa não abriu agora')
    await expectAccessibleAtEverySize(page, { within: page.getByRole('alert') })
    await expect(page.getByRole('link', { name: 'Falar no WhatsApp' })).toHaveAttribute('href', /wa\.me/)
  })
})
