import type { Page } from 'playwright/test'
import { expect, type Site, test } from '../support/site/site.ts'

/** What browsers, their extensions, and browsers within apps put in the place of a new tab. Each runs in the page. */
const answers = [
  { what: 'is null', forbid: () => void Reflect.set(window, 'open', () => null) },
  { what: 'is nothing', forbid: () => void Reflect.set(window, 'open', () => undefined) },
  { what: 'is an object that is no window', forbid: () => void Reflect.set(window, 'open', () => ({})) },
  {
    what: 'is a window whose document is forbidden',
    forbid: () =>
      void Reflect.set(window, 'open', () => ({
        closed: false,
        close() {},
        get document() {
          throw new DOMException('Blocked a frame', 'SecurityError')
        },
      })),
  },
  {
    what: 'is an error',
    forbid: () => {
      window.open = () => {
        throw new DOMException('', 'NotAllowedError')
      }
    },
  },
  { what: 'does not exist', forbid: () => void Reflect.set(window, 'open', undefined) },
]

async function fillIn(page: Page, form: string) {
  const fields = page.locator(form)
  await expect(fields).toBeVisible()
  for (const [label, value] of [
    [/^Nome/, 'Ana Souza'],
    [/^E-mail/, 'ana.aba@exemplo.com.br'],
    [/^(Telefone|WhatsApp)/, '(11) 91234-5678'],
  ] as const) {
    const field = fields.getByLabel(label)
    if ((await field.count()) > 0) await field.fill(value)
  }
  await fields.locator('[type=submit]').click()
}

/** The flows that open a tab, each up to the link that the visitor keeps. */
const flows: readonly { name: string; run: (page: Page, site: Site) => Promise<void>; link: string }[] = [
  {
    name: 'a conversation',
    async run(page, site) {
      await site.open('/')
      await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
      await fillIn(page, 'dialog[open] [method=post]')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
    link: 'Abrir o WhatsApp',
  },
  {
    name: "home's e-book",
    async run(page, site) {
      await site.open('/')
      await page.getByRole('button', { name: 'Quero o e-book' }).click()
      await fillIn(page, 'dialog[open] [method=post]')
      await expect(page.getByText('E-book liberado para download!')).toBeVisible()
    },
    link: 'Abrir o e-book',
  },
  {
    name: "the blog's e-book",
    async run(page, site) {
      await site.open('/blog')
      await site.ready(page.getByRole('button', { name: 'Receber e-book' }))
      await fillIn(page, 'form[aria-label="Receber o e-book"]')
      await expect(page.getByRole('heading', { name: 'Ebook Enviado!' })).toBeVisible()
    },
    link: 'Abrir o WhatsApp',
  },
]

for (const { name, run, link } of flows) {
  for (const { what, forbid } of answers) {
    test(`${name} ends with a link where a new tab ${what}`, { tag: '@once' }, async ({ page, site }) => {
      await page.addInitScript(forbid)
      await site.withoutFormToken()

      await run(page, site)

      await expect(page.getByRole('link', { name: link }).first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    })
  }
}

test('a known visitor keeps the link to the conversation, too', { tag: '@once' }, async ({ page, site }) => {
  const isAlone = answers.filter(({ what }) => !what.includes('whose document'))
  for (const [nth, { what, forbid }] of isAlone.entries()) {
    await page.addInitScript(forbid)
    await site.open('/')
    await page.getByRole('link', { name: 'Quero meu site no ar' }).click()
    if (nth === 0) await fillIn(page, 'dialog[open] [method=post]')
    const notices = page.getByRole('region', { name: 'Avisos' })
    await expect(notices.getByRole('link', { name: 'Abrir o WhatsApp' }), what).toBeVisible()
  }
})

for (const { what, replace } of [
  {
    what: 'is closed',
    replace: () => Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) }),
  },
  {
    what: 'may not open',
    replace: () =>
      Object.assign(navigator, {
        share() {
          throw new DOMException('', 'NotAllowedError')
        },
      }),
  },
  { what: 'answers nothing', replace: () => Object.assign(navigator, { share: () => undefined }) },
]) {
  test(`a share sheet that ${what} leaves the link beside it`, { tag: '@once' }, async ({ page, site }) => {
    await page.addInitScript(replace)
    await site.open('/blog/petshop-precisa-site-2025')

    await page.getByRole('button', { name: 'Compartilhar de outro jeito' }).click()

    await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
}
