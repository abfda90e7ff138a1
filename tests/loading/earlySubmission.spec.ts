import type { BrowserContext, Page } from 'playwright/test'
import { countLeads } from '../support/servers/countLeads.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { delay } from '../support/site/respondLate.ts'
import { expect, test } from '../support/site/site.ts'

/** In ms after the document has arrived: the submissions cover its whole load, which takes about a second here. */
const STEP = 50
const LOADS = 24
/** In ms: each of the load's two or three rounds. */
const ROUND = 250

const forms = [
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
]

type Submission = { how: string; submit: (page: Page, form: string) => Promise<void> }
const now = { noWaitAfter: true }
const button = (page: Page, form: string) => page.locator(`${form} [type=submit]`)
const submissions: readonly Submission[] = [
  { how: 'a tap', submit: (page, form) => button(page, form).click(now) },
  { how: 'Enter', submit: (page, form) => page.locator(`${form} [name=email]`).press('Enter', now) },
  { how: 'a double tap', submit: (page, form) => button(page, form).dblclick(now) },
  {
    how: 'a tap and another one, as soon as the page has code for it',
    async submit(page, form) {
      await page.evaluate((selector) => {
        const form = document.querySelector<HTMLFormElement>(selector)
        const again = () => {
          if (!form?.noValidate) return requestAnimationFrame(again)
          form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
        }
        addEventListener('submit', again, { capture: true, once: true })
      }, form)
      await button(page, form).click(now)
    },
  },
]

/** A page in which the form is filled in as soon as it is there, long before its code is. */
async function openFilledIn(context: BrowserContext, { path, form, texts }: (typeof forms)[number], email: string) {
  const page = await context.newPage()
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
  await page.locator(form).waitFor()
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

for (const { name, ...filled } of forms)
  for (const [nth, { how, submit }] of submissions.entries())
    test(`${name}: at any moment of the load, ${how} is one lead`, { tag: '@once' }, async ({ context }) => {
      const stored: Record<string, number> = {}
      for (let time = nth * STEP; time < LOADS * STEP; time += submissions.length * STEP) {
        const email = `${name[0]}${nth}.${time}.${Date.now()}@exemplo.com.br`
        const page = await openFilledIn(context, { name, ...filled }, email)
        await page.evaluate((at) => new Promise((resolve) => setTimeout(resolve, at - performance.now())), time)
        await submit(page, filled.form)
        const thanks = page.getByRole('heading', { name: /Mensagem recebida|Pedido recebido|Inscrição|Ebook Enviado/ })
        await expect(thanks).toBeVisible()
        await page.close()
        stored[`${time} ms`] = await countLeads({ DATA_DIR: sharedSite.dataFolder }, email)
      }
      expect(stored).toEqual(Object.fromEntries(Object.keys(stored).map((time) => [time, 1])))
    })
