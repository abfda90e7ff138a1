import type { BrowserContext, Page } from 'playwright/test'
import { countLeads } from '../support/servers/countLeads.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { recordTabs } from '../support/site/recordTabs.ts'
import { delay } from '../support/site/respondLate.ts'
import { expect, test } from '../support/site/site.ts'

/** In ms after the document has arrived: the submissions cover its whole load, which takes about a second here. */
const STEP = 50
const LOADS = 24
/** In ms: each of the load's two or three rounds. */
const ROUND = 250

type Form = { name: string; path: string; opener?: string; form: string; texts: Readonly<Record<string, string>> }

const forms: readonly Form[] = [
  { name: 'newsletter', path: '/blog', form: 'form[aria-label="Assinar a newsletter"]', texts: {} },
  {
    name: "blog's e-book",
    path: '/blog',
    form: 'form[aria-label="Receber o e-book"]',
    texts: { name: ' Ana  Teste ', phone: '(11) 90000-0000' },
  },
  {
    name: 'contact',
    path: '/contato',
    form: 'main form:has(textarea)',
    texts: { name: 'Ana Teste', phone: '11 90000-0000', message: 'Quero um site.\nPara a minha loja.' },
  },
  {
    name: 'demonstration',
    path: '/agente-ia#demonstracao',
    form: '#demonstracao form',
    texts: { name: 'Ana Teste', company: 'Petshop', phone: '+55 11 90000-0000', segment: 'Petshop' },
  },
  {
    name: 'WhatsApp',
    path: '/',
    opener: 'main a[data-whatsapp]',
    form: '#form-whatsapp [method=post]',
    texts: { name: 'Ana Teste', phone: '11 90000-0000' },
  },
]

/** What each of them says once it has the lead, on its page or on the answer's. */
const thanks =
  /^(Mensagem recebida|Pedido recebido|Inscrição feita!|Ebook Enviado!|Recebemos seus dados|Abrindo o WhatsApp…)$/

type Submission = { how: string; submit: (page: Page, form: string) => Promise<void> }
const now = { noWaitAfter: true }
const button = (page: Page, form: string) => page.locator(`${form} [type=submit]`)
const submissions: readonly Submission[] = [
  { how: 'a tap', submit: (page, form) => button(page, form).click(now) },
  { how: 'Enter', submit: (page, form) => page.locator(`${form} [type=email]`).press('Enter', now) },
  { how: 'a double tap', submit: (page, form) => button(page, form).dblclick(now) },
  {
    how: 'a tap and another once its code is there',
    async submit(page, form) {
      await page.evaluate((selector) => {
        const form = document.querySelector<HTMLFormElement>(selector)
        const again = () => {
          if (!form?.matches('[data-hydrated]')) return requestAnimationFrame(again)
          form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
        }
        addEventListener('submit', again, { capture: true, once: true })
      }, form)
      await button(page, form).click(now)
    },
  },
]

/** A page in which the form is filled in as soon as it is there, long before its code is. */
async function openFilledIn(context: BrowserContext, { path, opener, form, texts }: Form, email: string) {
  const page = await context.newPage()
  await page.addInitScript(recordTabs)
  await page.route(/\/(shell|r)\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ROUND))
    await route.fallback().catch(() => {})
  })
  // The page that posts a form goes on loading until its answer is there.
  await page.route('**/leads', async (route) => {
    await delay()
    await route.fallback().catch(() => {})
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('#snapshot ~ script:not([type])').waitFor({ state: 'attached' })
  if (opener) await page.locator(opener).first().dispatchEvent('click')
  await page.evaluate(
    ([selector, values]) => {
      const form = document.querySelector<HTMLFormElement>(selector)
      form?.querySelector<HTMLElement>('[type=email]')?.focus()
      form?.querySelector('[type=submit]')?.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const [name, value] of Object.entries(values)) Object.assign(form?.elements.namedItem(name) ?? {}, { value })
    },
    [form, { ...texts, email }] as const,
  )
  return page
}

/** What this browser still has to send, because its page was left, is sent by the next page. */
async function deliverWaiting(page: Page): Promise<void> {
  await page.goto('/privacidade')
  await hydrateByTouch(page)
  await expect(async () => {
    await page.reload()
    await hydrateByTouch(page)
    await expect(page.getByText('Nenhum formulário espera envio neste navegador.')).toBeVisible({ timeout: 1000 })
  }).toPass()
}

for (const filled of forms)
  for (const [nth, { how, submit }] of submissions.entries())
    test(`${filled.name}: ${how} is one lead at any moment`, { tag: '@once' }, async ({ context }) => {
      const emails: Record<string, string> = {}
      for (let time = nth * STEP; time < LOADS * STEP; time += submissions.length * STEP) {
        const email = `${filled.name[0]}${nth}.${time}.${Date.now()}@exemplo.com.br`
        emails[`${time} ms`] = email
        const page = await openFilledIn(context, filled, email)
        await page.evaluate((at) => new Promise((resolve) => setTimeout(resolve, at - performance.now())), time)
        await submit(page, filled.form)
        await expect(page.getByText(thanks).first()).toBeVisible()
        await page.close()
      }
      await deliverWaiting(await context.newPage())
      const stored: Record<string, number> = {}
      for (const [time, email] of Object.entries(emails))
        stored[time] = await countLeads({ DATA_DIR: sharedSite.dataFolder }, email)
      expect(stored).toEqual(Object.fromEntries(Object.keys(stored).map((time) => [time, 1])))
    })

for (const { how, submit } of submissions.slice(0, 3)) {
  test(`e-book, whose form comes with its code: ${how} is one lead`, { tag: '@once' }, async ({ page }) => {
    const email = `ebook.${Date.now()}.${how.length}@exemplo.com.br`
    await page.goto('/')
    await page.getByRole('button', { name: 'Quero o e-book' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome').fill('Ana Teste')
    await dialog.getByLabel('E-mail').fill(email)

    await submit(page, 'dialog[open] [method=post]')

    await expect(page.getByText('E-book liberado para download!')).toBeVisible()
    await deliverWaiting(page)
    expect(await countLeads({ DATA_DIR: sharedSite.dataFolder }, email)).toBe(1)
  })

  test(`quiz, whose form comes with its result: ${how} is one lead`, { tag: '@once' }, async ({ page }) => {
    const email = `quiz.${Date.now()}.${how.length}@exemplo.com.br`
    await page.goto('/quiz')
    for (let question = 1; question <= 6; question++) {
      await expect(page.getByText(`Pergunta ${question} de 6`)).toBeVisible()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: question === 6 ? 'Finalizar' : 'Próxima' }).click()
    }
    const main = page.getByRole('main')
    await main.getByLabel('Nome').fill('Ana Teste')
    await main.getByLabel('E-mail').fill(email)
    await main.getByLabel('Telefone com DDD').fill('11 90000-0000')

    await submit(page, 'main [method=post]')

    await expect(page.getByText('Obrigado! Entraremos em contato em breve.')).toBeVisible()
    await deliverWaiting(page)
    expect(await countLeads({ DATA_DIR: sharedSite.dataFolder }, email)).toBe(1)
  })
}
