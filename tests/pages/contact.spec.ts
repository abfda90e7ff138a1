import type { Page } from 'playwright/test'
import { expectAccessibleAtEverySize } from '../support/accessibility/expectAccessibleAtEverySize.ts'
import { expectValidHtml } from '../support/html/expectValidHtml.ts'
import { expect, test } from '../support/site/site.ts'

const field = (page: Page, label: string) => page.locator('main').getByLabel(label, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' })
const received = (page: Page) => page.getByRole('group', { name: 'Mensagem recebida' })

async function openForm(page: Page) {
  await submit(page).scrollIntoViewIfNeeded()
  await expect(page.locator('main [data-island]', { has: page.locator('form') })).toHaveAttribute('data-hydrated')
}

async function fillIn(page: Page) {
  await field(page, 'Nome').fill('Ana Souza')
  await field(page, 'E-mail').fill('ana@pizzaria.com.br')
  await field(page, 'Telefone com DDD').fill('(11) 91234-5678')
  await field(page, 'Mensagem').fill('Quero um site para a minha pizzaria.')
}

/** A name of 121 characters is refused by browser and server in the same words. */
async function expectLongNameRefused(page: Page) {
  await fillIn(page)
  await expect(field(page, 'Nome')).toHaveAttribute('maxlength', '120')
  const name = 'a'.repeat(121)
  // As a browser extension would, despite the attribute.
  await field(page, 'Nome').evaluate((input: HTMLInputElement, value) => {
    input.value = value
  }, name)

  await submit(page).click()

  await expect(field(page, 'Nome')).toBeFocused()
  const message = 'Escreva no máximo 120 caracteres.'
  await expect(field(page, 'Nome')).toHaveAccessibleDescription(message)
  const answer = await page.request.post('/leads', {
    data: { kind: 'contact', name, email: 'ana@pizzaria.com.br', phone: '(11) 91234-5678', message: 'Olá' },
  })
  expect(answer.status()).toBe(422)
  expect((await answer.json()).fields).toEqual({ name: message })
}

test('offers WhatsApp first, then telephone and e-mail, hours, coverage and four questions', { tag: '@once' }, async ({
  page,
  site,
}) => {
  test.slow()
  expect(await site.open('/contato')).toBe(200)

  await expect(page).toHaveTitle(/^Contato por WhatsApp/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contato$/)
  const channels = page.getByRole('region', { name: 'Fale com quem resolve' })
  await expect(channels.getByRole('heading', { level: 2 })).toHaveText(['WhatsApp', 'Telefone', 'E-mail'])
  await expect(channels.getByRole('link', { name: 'Abrir conversa' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
  // WhatsApp's number, which can be called too, and the telephone's.
  await expect(channels.locator('a[href^="tel:+"]')).toHaveCount(2)
  for (const number of await channels.locator('a[href^="tel:+"]').all()) await expect(number).toBeVisible()
  await expect(channels.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(page.locator('main dl > div')).toHaveText([
    /Segunda a sexta\s*8h às 18h/,
    /Sábado\s*8h às 12h/,
    /Domingo\s*Fechado/,
    /Feriados nacionais\s*Fechado/,
  ])
  await expect(page.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('href', /google\.com\/maps.*Exemplo/)
  await expect(page.getByRole('region', { name: 'Quem atende você' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Onde atendemos' }).getByRole('listitem')).toHaveCount(3)
  const questions = page.getByRole('region', { name: 'Antes de chamar' }).locator('details')
  await expect(questions).toHaveCount(4)
  await questions.first().locator('summary').click()
  await expect(questions.first().getByText('No WhatsApp, em até 2 horas')).toBeVisible()
})

const times = [
  { when: '2026-11-16T10:59:59Z', text: 'Fechado agora. Abrimos hoje às 8h.' },
  { when: '2026-11-16T11:00:00Z', text: 'Aberto agora, até as 18h.' },
  { when: '2026-11-21T15:00:00Z', text: 'Fechado agora. Abrimos segunda-feira às 8h.' },
]

test('says whether it is open now, until when, or when it opens', { tag: '@once' }, async ({ page }) => {
  for (const { when, text } of times) {
    await page.clock.setFixedTime(new Date(when))
    // The fixed clock hides the marks by which `site.open` knows that the page is ready.
    await page.goto('/contato')

    await page.getByText('Horário de Brasília').scrollIntoViewIfNeeded()

    await expect(page.getByText(text), when).toBeVisible()
  }
})

test('the form says at its field what is missing or too long, and is sent and received', {
  tag: '@once',
}, async ({ page, site }) => {
  test.slow()
  await site.open('/contato')
  await openForm(page)

  await submit(page).click()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Escreva o seu nome.')
  await field(page, 'E-mail').fill('ana@pizzaria')
  await submit(page).click()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/e-mail completo/)

  await expectLongNameRefused(page)

  await fillIn(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/leads') && request.method() === 'POST')
  await submit(page).click()

  await expect(received(page)).toBeFocused()
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'contact',
    name: 'Ana Souza',
    email: 'ana@pizzaria.com.br',
    phone: '(11) 91234-5678',
    message: 'Quero um site para a minha pizzaria.',
  })
  await expectAccessibleAtEverySize(page, { within: received(page) })
  await expectValidHtml(page)

  await site.open('/contato')
  await openForm(page)
  await expect(field(page, 'Nome')).toHaveValue('Ana Souza')
  await expect(field(page, 'E-mail')).toHaveValue('ana@pizzaria.com.br')
  await expect(field(page, 'Telefone com DDD')).toHaveValue('(11) 91234-5678')
})

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the hours without a guess, and the form is a plain POST', async ({ page, site }) => {
    await site.open('/contato')
    await expect(page.getByText('8h às 18h', { exact: true })).toBeVisible()
    await expect(page.getByText(/(Aberto|Fechado) agora/)).toHaveCount(0)

    await fillIn(page)
    await submit(page).click()

    await expect(page).toHaveURL(/\/leads$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
