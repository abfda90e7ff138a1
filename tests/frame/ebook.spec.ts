import type { Page, Route } from 'playwright/test'
import { expectReachable } from '../support/accessibility/expectReachable.ts'
import { expect, test } from '../support/site/site.ts'

const endpoint = '**/leads/ebook*'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })
const send = (page: Page) => page.getByRole('button', { name: 'Liberar E-book Agora' })

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Quero o e-book' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function fillIn(page: Page) {
  await page.locator('main').getByLabel('Nome').fill(' Ana Lima ')
  await page.locator('main').getByLabel('E-mail').fill('ana@exemplo.com.br')
}

/** Sends the empty form. The notice of missing fields covers neither the dialog's title nor the field with the focus. */
async function expectNoticeApart(page: Page, size: string) {
  await send(page).click()

  const notice = dialog(page).getByRole('alert')
  await expect(notice, size).toContainText('Campos obrigatórios')
  const covers = await notice.boundingBox()
  for (const seen of [dialog(page).getByRole('heading'), dialog(page).getByLabel('Nome')]) {
    const box = await seen.boundingBox()
    if (!covers || !box) throw new Error(`The notice or what it could cover is missing: ${size}`)
    const apart = box.y >= covers.y + covers.height || box.y + box.height <= covers.y
    expect(apart, size).toBe(true)
  }
  await notice.getByRole('button').click()
  await expect(notice, size).toHaveCount(0)
}

test('a released e-book opens in a new tab after 1000 ms, and its dialog closes cleared', async ({ page, site }) => {
  const calls: URL[] = []
  await page.route(endpoint, async (route) => {
    calls.push(new URL(route.request().url()))
    expect(route.request().method()).toBe('GET')
    await expect(page.getByRole('button', { name: 'Liberando...' })).toBeDisabled()
    await route.fulfill({ json: { status: 'success', message: 'ok' } })
  })
  await site.withoutFormToken()
  await site.open('/')
  await openDialog(page)
  await expect(page.locator('main').getByLabel('Nome')).toBeFocused()
  const card = page.locator('[data-section=EbookCard]')
  const height = async () => (await card.boundingBox())?.height
  const usual = await height()

  await fillIn(page)
  // A Saturday afternoon, when the card's answer is longest. Only the test advances the clock.
  await page.clock.pauseAt('2030-11-30T18:00:00Z')
  await send(page).click()

  await expect(page.getByText('🎉 Sucesso!')).toBeVisible()
  await expect(page.getByText('E-book liberado para download!')).toBeVisible()
  await page.clock.runFor(999)
  expect(await site.openedTabs()).toEqual([])
  await page.clock.runFor(1)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Quero o e-book' })).toBeFocused()
  expect(calls.map((url) => Object.fromEntries(url.searchParams))).toEqual([
    { nome: 'Ana Lima', email: 'ana@exemplo.com.br', telefone: '', mensagem: 'Download E-book via botão' },
  ])
  await expect.poll(() => site.openedTabs()).toEqual([expect.stringMatching(/ebook/)])
  await expect(card.getByText('Pronto, o e-book é seu:')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Abrir o e-book' })).toHaveAttribute('href', /ebook/)
  await expect(card).toContainText('Fechado agora. Abrimos segunda-feira às')
  expect(await height()).toBe(usual)
  await openDialog(page)
  await expect(page.locator('main').getByLabel('Nome')).toHaveValue('')
})

test('the toast has the link where the new tab is blocked', { tag: '@once' }, async ({ page, site, request }) => {
  await page.route(endpoint, (route) => route.fulfill({ json: { status: 'success' } }))
  await site.withoutFormToken()
  await site.open('/')
  await site.blockTabs()
  await openDialog(page)
  await fillIn(page)
  await site.stopClock()

  await send(page).click()
  await expect(page.getByText('🎉 Sucesso!')).toBeVisible()

  await page.clock.runFor(60_000)
  expect(await site.openedTabs()).toEqual([])
  const toast = page.getByRole('region', { name: 'Avisos' })
  await expect(toast.getByRole('link', { name: 'Abrir o e-book' })).toHaveAttribute('href', /ebook/)
  const document = await request.get('/ebook.pdf')
  expect(document.status()).toBe(200)
  expect(document.headers()['content-type']).toBe('application/pdf')
  expect((await document.body()).toString('latin1', 0, 5)).toBe('%PDF-')
})

test('a non-success status and a network error are errors, and the form stays open as it was', {
  tag: '@once',
}, async ({ page, site }) => {
  let answer: Parameters<Route['fulfill']>[0] = { json: { status: 'error', message: 'planilha cheia' } }
  await page.route(endpoint, (route) => (answer ? route.fulfill(answer) : route.abort()))
  site.expectErrors(/ERR_FAILED/)
  await site.withoutFormToken()
  await site.open('/')
  await openDialog(page)
  await fillIn(page)
  await site.stopClock()

  for (const failure of ['a non-success status', 'a network error']) {
    await send(page).click()

    await expect(page.getByText('Erro no envio'), failure).toBeVisible()
    await expect(page.getByText('Tente novamente em alguns instantes.'), failure).toBeVisible()
    await expect(dialog(page), failure).toBeVisible()
    await expect(page.locator('main').getByLabel('E-mail'), failure).toHaveValue('ana@exemplo.com.br')
    await expect(send(page), failure).toBeEnabled()
    expect(await site.openedTabs(), failure).toEqual([])

    // The next message is another one.
    await page.clock.runFor(60_000)
    await expect(page.getByText('Erro no envio')).toBeHidden()
    answer = undefined
  }
})

test('the dialog closes in each usual way', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')
  const opener = page.getByRole('button', { name: 'Quero o e-book' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Fechar' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await openDialog(page)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await openDialog(page)
  await dialog(page).click({ position: { x: 4, y: 60 } })
  await expect(dialog(page)).toBeVisible()
  await expectReachable(page)
})

test("the dialog's notice covers neither title nor focus", { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [412, 839],
    [844, 390],
    [640, 360],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openDialog(page)
    await expectNoticeApart(page, `${width} px by ${height} px`)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})
