import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility/expectAccessible.ts'
import { touch } from '../support/site/hydrateByTouch.ts'
import { expect, type Site, test } from '../support/site/site.ts'

const visitor = { Nome: 'Ana Souza', 'E-mail': 'ana@exemplo.com.br', Telefone: '(11) 91234-5678' }

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })
const ask = (page: Page) => page.getByRole('link', { name: 'Quero meu site no ar' }).click()
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Continuar no WhatsApp' }).click()

async function fillIn(page: Page, values: Record<string, string> = visitor) {
  for (const [label, value] of Object.entries(values)) await dialog(page).getByLabel(label).fill(value)
}

/** Submits the filled-in form with the clock stopped. */
async function sendWithStoppedClock(page: Page, site: Site) {
  // Not earlier: the fake clock has no performance marks, which show that an opened page is hydrated.
  await page.clock.install()
  await ask(page)
  await fillIn(page)
  await site.stopClock()
  await submit(page)
  await expect(dialog(page)).toBeHidden()
}

const textOf = (url = '') => new URL(url).searchParams.get('text') ?? ''

test('asks first, then opens WhatsApp after 1.5 s with name, e-mail and phone', async ({ page, site }) => {
  await site.open('/')
  await sendWithStoppedClock(page, site)

  // Opened within the tap, because Safari opens none after it. The current page has the link too.
  expect(await site.waitingTab()).toContain('Abrindo o WhatsApp…')
  const kept = page.getByRole('region', { name: 'Avisos' }).getByRole('link', { name: 'Abrir o WhatsApp' })
  await expect(kept).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Nome/)
  await page.clock.runFor(1499)
  expect(await site.openedTabs()).toEqual([])
  await page.clock.runFor(1)
  // Nobody has to be quick: it stays longer than other toasts.
  await page.clock.runFor(60_000)
  await expect(kept).toBeVisible()
  const [url = ''] = await site.openedTabs()
  expect(url).toMatch(/^https:\/\/wa\.me\/\d{10,}\?text=/)
  expect(textOf(url)).toMatch(/\n\nNome: Ana Souza\nE-mail: ana@exemplo\.com\.br\nTelefone: \(11\) 91234-5678$/)
})

test('asks until the form was submitted, and then opens WhatsApp from every page of the visit @once', async ({
  page,
  site,
}) => {
  await site.open('/')
  await ask(page)
  await expect(dialog(page).getByLabel('Nome')).toBeFocused()

  await submit(page)

  await expect(dialog(page).getByLabel('Nome')).toBeFocused()
  for (const text of ['Escreva o seu nome.', 'Informe um e-mail completo', 'Informe um telefone com DDD'])
    await expect(dialog(page).getByText(text)).toBeVisible()
  await fillIn(page, { Nome: 'Ana', 'E-mail': 'ana@exemplo', Telefone: '123' })
  await submit(page)
  await expect(dialog(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page).getByLabel('Telefone')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Quero meu site no ar' })).toBeFocused()

  await ask(page)
  await expect(dialog(page)).toBeVisible()
  expect(await site.openedTabs()).toEqual([])
  await fillIn(page)
  await submit(page)
  await expect.poll(() => site.openedTabs()).toHaveLength(1)

  await ask(page)
  await expect.poll(() => site.openedTabs()).toHaveLength(2)
  await site.open('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conversar no WhatsApp' }).click()

  await expect.poll(() => site.openedTabs()).toHaveLength(1)
  await expect(dialog(page)).toBeHidden()
})

test('works while the remote of the page is down', { tag: '@once' }, async ({ page, site }) => {
  site.expectErrors(/Failed to load resource|net::ERR|cannot be loaded/)
  await site.takeDown('mfe-marketing')
  await page.goto('/')
  await touch(page)
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)

  await ask(page)

  await expect(dialog(page)).toBeVisible()
})

test('starts from the bar of every page, and scrolls to #contact where there is one', async ({ page, site }) => {
  const button = page.getByRole('banner').getByRole('link', { name: 'Site no Ar Hoje' })
  await site.open('/contato')
  const name = page.locator('#contact').getByLabel('Nome', { exact: true })
  await name.fill('Ana Souza')
  await page.evaluate(() => scrollTo(0, 0))
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(name).toHaveValue('Ana Souza')

  // A page of the same remote without that section, and one of another remote.
  for (const path of ['/sobre', '/quiz']) {
    await site.open(path)
    await button.click()
    await expect(dialog(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }

  await site.open('/')
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('#contact')).toBeInViewport()
})

test('offers a link if the tab is blocked', async ({ page, site }) => {
  await site.open('/')
  await site.blockTabs()
  await sendWithStoppedClock(page, site)
  await page.clock.runFor(60_000)
  expect(await site.openedTabs()).toEqual([])

  const link = page.getByRole('region', { name: 'Avisos' }).getByRole('link', { name: 'Abrir o WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Nome/)
  await expect(link).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page, { within: page.getByRole('region', { name: 'Avisos' }) })
})

test('is prefilled with what the visitor entered in another form', { tag: '@once' }, async ({ page, site }) => {
  await site.open('/')
  await page.evaluate(() => sessionStorage.setItem('visitor', JSON.stringify({ name: 'Bia', phone: '21 98888-7777' })))

  await ask(page)

  await expect(dialog(page).getByLabel('Nome')).toHaveValue('Bia')
  await expect(dialog(page).getByLabel('Telefone')).toHaveValue('21 98888-7777')
})
