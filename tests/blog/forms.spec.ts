import type { Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expect, test } from '../support/site/site.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Receber o e-book' })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })

/** The form's code is loaded when the form is near; from then on it validates the fields itself. */
async function reach(page: Page, name: string) {
  const target = page.getByRole('form', { name })
  await target.scrollIntoViewIfNeeded()
  await expect(target).toHaveAttribute('data-hydrated')
}

async function fillIn(page: Page) {
  await field(page, 'Nome').fill('Ana Teste')
  await field(page, 'WhatsApp').fill('11 90000-0000')
  await field(page, 'E-mail').fill('ana@loja.example')
}

/** The server stores each lead, but responds only once the returned function is called. */
async function holdLeads(page: Page): Promise<() => void> {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/leads', async (route) => {
    await responded
    await route.fulfill({ json: { status: 'success' } })
  })
  return respond
}

/** The newsletter subscribes an address. */
async function expectSubscribed(page: Page) {
  const respond = await holdLeads(page)
  await reach(page, 'Assinar a newsletter')
  const card = page.getByRole('form', { name: 'Assinar a newsletter' })

  await card.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@loja.example')
  await card.getByRole('button', { name: 'Assinar' }).click()

  await expect(card.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  respond()
  const thanks = page.getByRole('heading', { name: 'Inscrição feita!' })
  await expect(thanks).toBeFocused()
  await expectAccessibleAtEverySize(page, { within: page.locator('main [data-island]', { has: thanks }) })
}

test.describe('blog forms', () => {
  test('the e-book is sent, and WhatsApp opens 3000 ms later', { tag: '@once' }, async ({ page, site }) => {
    const respond = await holdLeads(page)
    await site.withoutFormToken()
    await site.open('/blog')
    await reach(page, 'Receber o e-book')
    await fillIn(page)
    await page.clock.install()
    await site.stopClock()

    await form(page).getByRole('button', { name: 'Receber e-book' }).dblclick()
    await page.clock.runFor(1500)
    await expect(form(page).getByRole('button', { name: 'Enviando...' })).toBeDisabled()
    respond()

    await expect(page.getByRole('heading', { name: 'Ebook Enviado!' })).toBeFocused()
    await expect(page.getByText('Ebook enviado para seu email. Verifique sua caixa de entrada.')).toBeVisible()
    await page.clock.runFor(2999)
    expect(await site.openedTabs()).toEqual([])
    await page.clock.resume()
    const sent = page.locator('main [data-island]', { has: page.getByRole('heading', { name: 'Ebook Enviado!' }) })
    await expectAccessibleAtEverySize(page, { within: sent.or(page.getByRole('region', { name: 'Avisos' })) })
    await expectValidHtml(page)
    await expect.poll(() => site.openedTabs()).toEqual([expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/)])
  })

  test('the newsletter reports invalid fields where they are, and subscribes an address', {
    tag: '@once',
  }, async ({ page, site }) => {
    await site.open('/blog')
    await reach(page, 'Receber o e-book')
    const submit = form(page).getByRole('button', { name: 'Receber e-book' })

    await field(page, 'Nome').fill('   ')
    await submit.click()
    await expect(page.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible()
    await expect(field(page, 'Nome')).toBeFocused()

    await fillIn(page)
    await field(page, 'E-mail').fill('ana@loja')
    await submit.click()
    await expect(page.getByText('Por favor, insira um email válido.')).toBeVisible()
    await expect(field(page, 'E-mail')).toHaveAttribute('aria-invalid', 'true')

    await expectSubscribed(page)
  })
})

test.describe('blog forms without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the e-book form is posted and answered', { tag: '@once' }, async ({ page, site }) => {
    await site.open('/blog')
    await fillIn(page)

    await form(page).getByRole('button', { name: 'Receber e-book' }).click()

    await expect(page).toHaveURL(/\/leads/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('erro')
  })
})
