import type { Page } from 'playwright/test'
import { expect, test } from '../support/site/site.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })
const callToAction = (page: Page) => page.getByRole('link', { name: 'Quero meu site no ar' })
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Continuar no WhatsApp' })

async function fillIn(page: Page) {
  await dialog(page).getByLabel('Nome').fill('Ana Souza')
  await dialog(page).getByLabel('E-mail').fill('ana.toque@exemplo.com.br')
  await dialog(page).getByLabel('Telefone').fill('(11) 91234-5678')
}

/** The page is there, and none of its scripts will come. */
async function openWithoutFiles(page: Page, path = '/') {
  await page.route(/^[^?]*\/(shell|r)\/.*\.js/, (route) => route.abort())
  await page.goto(path, { waitUntil: 'domcontentloaded' })
}

/** The page is there, and its scripts come when the test lets them. */
async function openWithLateFiles(page: Page, path = '/') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/^[^?]*\/(shell|r)\/.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }
}

test.describe('before a conversation, while no script can be loaded', () => {
  test.beforeEach(async ({ page, site }) => {
    site.expectErrors(/Failed to load resource|net::ERR/)
    await openWithoutFiles(page)
    await callToAction(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('the tap opens the form with the focus on its first field', async ({ page }) => {
    await expect(dialog(page).getByLabel('Nome')).toBeFocused()
  })

  test('the browser validates the form', async ({ page }) => {
    await submit(page).click()

    expect(new URL(page.url()).pathname).toBe('/')
    await expect(dialog(page).getByLabel('Nome')).toBeFocused()
  })

  test('the form is sent, and the answer leads to the conversation that was asked for', async ({ page }) => {
    const text = await callToAction(page).evaluate((link: HTMLAnchorElement) =>
      new URL(link.href).searchParams.get('text'),
    )
    await fillIn(page)

    await submit(page).click()

    await expect(page.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible()
    const href = await page.getByRole('main').getByRole('link', { name: 'Abrir o WhatsApp' }).getAttribute('href')
    expect(new URL(String(href)).searchParams.get('text')).toBe(
      `${text}\n\nNome: Ana Souza\nE-mail: ana.toque@exemplo.com.br\nTelefone: (11) 91234-5678`,
    )
  })

  test('the button, Escape and a tap beside it close the form', async ({ page }) => {
    const closings = [
      () => dialog(page).getByRole('button', { name: 'Fechar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const close of closings) {
      await close()
      await expect(dialog(page)).toBeHidden()
      await callToAction(page).click()
      await expect(dialog(page)).toBeVisible()
    }
  })
})

test('late scripts take the open form over with what was typed, and continue with it', async ({ page, site }) => {
  const hydrated = await openWithLateFiles(page)
  await callToAction(page).click()
  await page.keyboard.type('Ana')

  await hydrated()

  await page.keyboard.type(' Souza')
  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Ana Souza')
  await submit(page).click()
  await expect(dialog(page).getByText('Informe um e-mail completo')).toBeVisible()
  await fillIn(page)
  await submit(page).click()
  await expect(dialog(page)).toBeHidden()
  expect(await site.waitingTab()).toContain('Abrindo o WhatsApp…')
  await expect.poll(() => site.openedTabs()).toHaveLength(1)
})

test('late scripts leave a form closed that was closed before, and open it again', async ({ page, site }) => {
  const hydrated = await openWithLateFiles(page)
  await callToAction(page).click()
  await page.keyboard.press('Escape')

  await hydrated()

  await expect(dialog(page)).toBeHidden()
  await callToAction(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await site.openedTabs()).toEqual([])
})

test('without its files the demonstration form is revealed, and keeps what was typed', async ({ page, site }) => {
  site.expectErrors(/Failed to load resource|net::ERR/)
  await openWithoutFiles(page, '/agente-ia')
  const button = page.getByRole('button', { name: 'Quero uma demonstração' })
  const name = page.locator('#demonstracao').getByLabel('Nome')

  await button.click()
  await expect(name).toBeInViewport()
  await name.fill('Ana')
  await button.click()

  await expect(name).toBeInViewport()
  await expect(name).toHaveValue('Ana')
  await expect(page).toHaveURL(/\/agente-ia#demonstracao$/)
})

test('late files take the demonstration form over with what was typed', async ({ page }) => {
  const hydrated = await openWithLateFiles(page, '/agente-ia')
  await page.getByRole('button', { name: 'Quero uma demonstração' }).click()
  await page.locator('#demonstracao').getByLabel('Nome').fill('Ana')

  await hydrated()

  await expect(page.locator('#demonstracao form')).toHaveAttribute('data-hydrated')
  await expect(page.locator('#demonstracao').getByLabel('Nome')).toHaveValue('Ana')
  await expect(page.getByRole('button', { name: 'Quero uma demonstração' })).toHaveAttribute('aria-expanded', 'true')
})

const chat = (page: Page) => page.getByRole('dialog', { name: 'Conversa com Alex' })
const bubble = (page: Page) => page.getByRole('button', { name: /Alex está online/ })
const question = (page: Page) => chat(page).getByRole('button', { name: 'Quanto custa um site?' })

test('without its files the chat opens, closes, and keeps what was typed', async ({ page, site }) => {
  site.expectErrors(/Failed to load resource|net::ERR/)
  await openWithoutFiles(page)

  await bubble(page).click()
  await expect(chat(page).getByRole('log')).toContainText('Eu sou o Alex')
  await chat(page).getByLabel('Sua pergunta').fill('E para petshop?')
  await page.keyboard.press('Enter')
  await bubble(page).click()
  await expect(chat(page)).toBeHidden()
  await bubble(page).click()

  await expect(chat(page).getByLabel('Sua pergunta')).toHaveValue('E para petshop?')
  await expect(page).toHaveURL(/\/$/)
})

test('late files answer what was tapped in the chat, and keep what was typed', async ({ page }) => {
  const hydrated = await openWithLateFiles(page)
  await bubble(page).click()
  await question(page).click()
  await expect(question(page)).toHaveAttribute('aria-busy', 'true')
  await chat(page).getByLabel('Sua pergunta').fill('E para')

  await hydrated()

  await expect(chat(page).getByText(/com preço fechado/)).toBeVisible()
  await expect(question(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(bubble(page)).toHaveAttribute('aria-expanded', 'true')
  await chat(page).getByLabel('Sua pergunta').press('End')
  await page.keyboard.type(' petshop?')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText('E para petshop?')).toBeVisible()
})

const removal = (page: Page) => page.getByRole('button', { name: 'Apagar meus dados deste navegador' })

test('a tap that waits for its code is marked, and repeated when the code is there', async ({ page }) => {
  const hydrated = await openWithLateFiles(page, '/privacidade')

  await removal(page).click()
  await expect(removal(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).toBeAttached()
  await hydrated()

  await expect(page.getByText('Pronto: este navegador não guarda mais dados dos seus formulários.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando…' })).not.toBeAttached()
  await expect(removal(page)).not.toHaveAttribute('aria-busy', 'true')
})

test('a tap whose code cannot be loaded is not marked for good', async ({ page, site }) => {
  site.expectErrors(/Failed to load resource|net::ERR/)
  await openWithoutFiles(page, '/privacidade')

  await removal(page).click()

  await expect(removal(page)).not.toHaveAttribute('aria-busy', 'true')
})
