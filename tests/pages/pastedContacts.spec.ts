import type { Locator, Page } from 'playwright/test'
import { openLeadStore } from 'shell/leads/openLeadStore'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

let own: OwnSite
test.beforeAll(async () => {
  own = await startOwnSite()
})
test.afterAll(() => own.stop())

/** What people copy from contacts, chats, mail programs and documents, and what the agency gets. */
const contacts = [
  {
    what: 'marks of direction',
    pasted: ['\u2068Ana\u2069', '\u202Aana@a.com\u202C', '\u202A+55 11 91234\u20115678\u202C'],
  },
  { what: 'invisible blanks', pasted: ['Ana\u200B', 'ana@\u2060a.com\uFEFF', '11\u00A091234\u00AD-5678\u200B'] },
  { what: 'full-width signs', pasted: ['Ana', 'ana＠a．com', '（１１）９１２３４－５６７８'] },
  {
    what: 'links',
    pasted: ['Ana', 'mailto:ana@a.com?subject=Oi', 'https://api.whatsapp.com/send?phone=5511912345678'],
  },
  { what: 'a name around it', pasted: ['Ana', 'Ana Lima <ana@a.com>', 'Tel.: 11 91234-5678 (WhatsApp)'] },
  { what: 'what a keyboard adds', pasted: ['Ana ', 'ana @a.com. ', '0 15 11 91234-5678 '] },
  { what: 'an international prefix', pasted: ['Ana', 'ana@a.com;', '0055 (11) 91234-5678'] },
  { what: 'brackets', pasted: ['Ana', '<ana@a.com>,', '(+55) 11/91234-5678'] },
  { what: 'several', pasted: ['Ana', 'ana@a.com, bia@a.com', '(11) 91234-5678 / (11) 3333-4444'] },
].map(({ what, pasted: [name = '', email = '', phone = ''] }) => ({ what, name, email, phone }))

/** The fields of the last lead, its number without its notation, and what was typed for it. */
async function lastLead() {
  const store = await openLeadStore({ DATA_DIR: own.dataFolder })
  const leads = await store.list({ after: 0, limit: 10_000 })
  await store.close()
  const { fields: { name, email, phone = '' } = {}, typed } = leads.at(-1) ?? {}
  return [leads.length, name, email, String(phone).replace(/^\+55 |\D/g, ''), typed?.phone ?? phone]
}

const form = (page: Page) => page.locator('main form', { has: page.getByRole('button', { name: 'Enviar mensagem' }) })
const textbox = (within: Locator, name: string) => within.getByRole('textbox', { name })

/** Pastes as people do, through the clipboard, in place of what the field is prefilled with. */
async function paste(field: Locator, text: string) {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+A')
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await field.page().keyboard.press('ControlOrMeta+V')
}

test('contacts are accepted as they are pasted, and the fields keep what was pasted @once', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const { what, name, email, phone } of contacts) {
    const [count] = await lastLead()
    await site.open(`${own.url}/contato`)
    await site.ready(form(page))
    const fields = { Nome: name, 'E-mail': email, 'Telefone com DDD': phone }
    for (const [label, text] of Object.entries(fields)) await paste(textbox(form(page), label), text)
    await form(page).getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(textbox(form(page), 'Mensagem')).toBeFocused()
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1)
    await expect(textbox(form(page), 'Telefone com DDD')).toHaveValue(phone)

    await textbox(form(page), 'Mensagem').fill(what)
    await form(page).getByRole('button', { name: 'Enviar mensagem' }).click()

    await expect(page.getByRole('heading', { name: 'Mensagem recebida' })).toBeVisible()
    expect(await lastLead(), what).toEqual([Number(count) + 1, 'Ana', 'ana@a.com', '11912345678', phone.trim()])
  }
})

const [{ name, email, phone } = { name: '', email: '', phone: '' }] = contacts

for (const { path, part, button, fields, stored } of [
  {
    path: '/',
    part: (page: Page) => page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' }),
    button: 'Continuar no WhatsApp',
    fields: { Nome: name, 'E-mail': email, Telefone: phone },
    stored: ['Ana', 'ana@a.com', '11912345678', phone],
  },
  {
    path: '/blog',
    part: (page: Page) => page.getByRole('form', { name: 'Receber o e-book' }),
    button: 'Receber e-book',
    fields: { Nome: name, 'E-mail': email, WhatsApp: phone },
    stored: ['Ana', 'ana@a.com', '11912345678', '+55 11 91234\u20115678'],
  },
  {
    path: '/blog',
    part: (page: Page) => page.getByRole('form', { name: 'Assinar a newsletter' }),
    button: 'Assinar',
    fields: { 'Seu e-mail': email },
    stored: [undefined, 'ana@a.com', '', ''],
  },
]) {
  test(`'${button}' reads what is pasted in the same way @once`, async ({ page, site }) => {
    const [count] = await lastLead()
    await site.open(own.url + path)
    if (path === '/') await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
    else await site.ready(part(page))
    for (const [label, text] of Object.entries(fields)) await textbox(part(page), label).fill(text)

    await part(page).getByRole('button', { name: button }).click()

    await expect.poll(lastLead, { timeout: 20_000 }).toEqual([Number(count) + 1, ...stored])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a browser refuses no contact that is pasted into a plain form @once', async ({ page, site }) => {
    for (const { what, name, email, phone } of contacts) {
      const [count] = await lastLead()
      await site.open(`${own.url}/contato`)
      const fields = { Nome: name, 'E-mail': email, 'Telefone com DDD': phone, Mensagem: `${what}, sem scripts` }
      for (const [label, text] of Object.entries(fields)) await textbox(form(page), label).fill(text)

      await form(page).getByRole('button', { name: 'Enviar mensagem' }).click()

      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText('Mensagem recebida')
      expect(await lastLead(), what).toEqual([Number(count) + 1, 'Ana', 'ana@a.com', '11912345678', phone.trim()])
    }
  })
})
