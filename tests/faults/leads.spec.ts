import type { Page, Route } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, type Site, test } from '../support/site/site.ts'
import { startLeadSite } from '../support/servers/startLeadSite.ts'

// A server goes down and comes back, and the outbox waits longer each time.
test.setTimeout(240_000)

let own: Awaited<ReturnType<typeof startLeadSite>>
// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startLeadSite()
})
test.afterAll(() => own.stop())

const waits = (page: Page) => page.getByRole('group').filter({ hasText: /guardada neste navegador/ })
const failed = (page: Page) => page.getByText('Tente novamente em alguns instantes.')

/** Fills in and submits the contact form. Each test has its own visitor, identified by the e-mail address. */
async function sendMessage(page: Page, email: string) {
  await page.locator('main').getByLabel('Nome').fill('Ana Teste')
  await page.locator('main').getByLabel('E-mail').fill(email)
  await page.locator('main').getByLabel('Telefone com DDD').fill('(11) 90000-0000')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Quero um site para a minha loja.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
}

/** Opens the contact page, hydrated. */
async function openContact(page: Page, site: Site) {
  site.expectErrors(/Failed to load resource|ERR_/)
  await site.open(`${own.url}/contato`)
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Mensagem' }) })
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-hydrated')
}

/** The cause is over and the browser knows: it need not wait for the next retry. */
const networkIsBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

async function expectOnce(email: string) {
  await expect.poll(() => own.countLeads(email), { timeout: 60_000 }).toBe(1)
}

/** Nothing is sent a second time when the next page checks the outbox. */
async function expectOutboxEmpty(page: Page) {
  const waiting = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const journaled = Object.keys(localStorage).filter((name) => name.startsWith('leads/')).length
          const opening = indexedDB.open('leads')
          // The page has not created it yet, and must not find one without a table.
          opening.onupgradeneeded = () => opening.transaction?.abort()
          opening.onerror = () => resolve(journaled)
          opening.onsuccess = () => {
            const count = opening.result.transaction('waiting').objectStore('waiting').count()
            count.onsuccess = () => resolve(journaled + count.result)
          }
        }),
    )
  await expect.poll(waiting).toBe(0)
}

/**
 * The page has checked the outbox and sends nothing: database requests are processed in order, so this one comes after the
 * page's own, and sending a lead holds a lock.
 */
async function expectAtRest(page: Page) {
  await expectOutboxEmpty(page)
  const locks = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return held.length + pending.length
    })
  await expect.poll(locks).toBe(0)
}

test('offline: the e-book dialog reports the error and stays open, and the lead arrives once', async ({
  page,
  site,
  context,
}) => {
  site.expectErrors(/ERR_INTERNET_DISCONNECTED/)
  await site.open(own.url)
  const opener = page.getByRole('button', { name: 'Quero o e-book' })
  await opener.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-island]').filter({ has: opener }).last()).toHaveAttribute('data-hydrated', '')
  await opener.click()
  await page.locator('main').getByLabel('Nome').fill('Ana Teste')
  await page.locator('main').getByLabel('E-mail').fill('offline@exemplo.com.br')
  await context.setOffline(true)
  const send = page.getByRole('button', { name: 'Liberar E-book Agora' })

  await send.click()
  await expect(page.getByText('Erro no envio')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  await send.click()
  await expect(send).toBeEnabled()
  await context.setOffline(false)

  await expectOnce('offline@exemplo.com.br')
  await expectOutboxEmpty(page)
})

test('offline before the form has its code: it waits, and the lead arrives once', async ({ page, site, context }) => {
  site.expectErrors(/ERR_|Loading chunk/)
  await page.goto(`${own.url}/contato`)
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)

  await sendMessage(page, 'late.code@exemplo.com.br')
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Quero um site para a minha loja.')
  await context.setOffline(false)

  await expectOnce('late.code@exemplo.com.br')
  await expectOutboxEmpty(page)
})

test('server down: the form says that the message waits, and the lead arrives once later', async ({ page, site }) => {
  await openContact(page, site)
  await own.takeDown()

  await sendMessage(page, 'down@exemplo.com.br')
  await expect(waits(page)).toBeVisible()
  await own.bringBack()

  await expectOnce('down@exemplo.com.br')
  await expectOutboxEmpty(page)
})

for (const { cause, response } of [
  { cause: 'error 500', response: { status: 500, json: { status: 'error' } } },
  { cause: 'garbage', response: { status: 200, contentType: 'text/html', body: '<h1>Entre na rede do hotel</h1>' } },
]) {
  test(`server answering ${cause}: the message waits, as the form says, and arrives once`, async ({ page, site }) => {
    const email = `${cause.replace(' ', '-')}@exemplo.com.br`
    await openContact(page, site)
    await page.route('**/leads', (route) => route.fulfill(response))

    await sendMessage(page, email)
    await expect(waits(page)).toBeVisible()
    expect(await own.countLeads(email)).toBe(0)
    await page.unroute('**/leads')
    await networkIsBack(page)

    await expectOnce(email)
    await expectOutboxEmpty(page)
  })
}

test('server answering slowly: the form says so after 15 s, and the lead is stored once', async ({ page, site }) => {
  let stored = 0
  await site.withoutFormToken()
  await openContact(page, site)
  await page.clock.install()
  await site.stopClock()
  await page.route('**/leads', async (route) => {
    // The server has stored it, but its response never arrives.
    if (route.request().method() === 'POST') await route.fetch().then(() => stored++)
  })

  await sendMessage(page, 'slow@exemplo.com.br')
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeVisible()
  await expect.poll(() => stored, { timeout: 60_000 }).toBe(1)
  await page.clock.fastForward(16_000)
  await expect(waits(page)).toBeVisible()
  await page.unroute('**/leads')
  await networkIsBack(page)

  await expectOutboxEmpty(page)
  await expectOnce('slow@exemplo.com.br')
})

test('tab closed while sending: the lead arrives once on the next visit', async ({ page, site, context }) => {
  await openContact(page, site)
  let reached = false
  const hold = (_route: Route) => {
    reached = true
  }
  await page.route('**/leads', hold)

  await sendMessage(page, 'closed@exemplo.com.br')
  await expect.poll(() => reached).toBe(true)
  await page.close()
  const next = await context.newPage()
  await next.goto(`${own.url}/sobre`)

  await expectOnce('closed@exemplo.com.br')
  await expectOutboxEmpty(next)
})

test('a page closed with its thanks while the database does not answer loses no lead', async ({
  page,
  site,
  context,
}) => {
  site.expectErrors(/ERR_/)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await site.open(own.url)
  await page.route('**/leads', (route) => route.abort())
  await page.getByRole('link', { name: 'Quero meu site no ar' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Ana Teste')
  await dialog.getByLabel('E-mail').fill('silent@exemplo.com.br')
  await dialog.getByRole('textbox', { name: /WhatsApp|Telefone/ }).fill('11 90000-0000')
  await dialog.getByRole('button', { name: 'Continuar no WhatsApp' }).click({ noWaitAfter: true })
  await page.getByText('Abrindo o WhatsApp…').first().waitFor()
  await page.close()

  const next = await context.newPage()
  await next.goto(`${own.url}/sobre`)
  await hydrateByTouch(next)

  await expectOnce('silent@exemplo.com.br')
  await expectOutboxEmpty(next)
})

for (const { storage, disable } of [
  {
    storage: 'forbidden',
    disable: () => {
      Storage.prototype.setItem = IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission.', 'SecurityError')
      }
      LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
    },
  },
  {
    storage: 'full',
    disable: () => {
      Storage.prototype.setItem = IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  },
]) {
  test(`storage ${storage}: the form reports the error, and the open page tries again`, async ({ page, site }) => {
    await page.addInitScript(disable)
    await openContact(page, site)
    await page.route('**/leads', (route) => route.abort())

    await sendMessage(page, `${storage}@exemplo.com.br`)
    await expect(failed(page)).toBeVisible()
    await page.unroute('**/leads')

    await expectOnce(`${storage}@exemplo.com.br`)
  })
}

test('two tabs with the same outbox send a waiting lead once', async ({ page, site, context }) => {
  await openContact(page, site)
  await page.route('**/leads', (route) => route.abort())
  await sendMessage(page, 'tabs@exemplo.com.br')
  await expect(waits(page)).toBeVisible()

  const calls: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/leads')) calls.push(request.url())
  })
  const other = await context.newPage()
  await other.goto(`${own.url}/sobre`)
  await expectOnce('tabs@exemplo.com.br')
  await expectOutboxEmpty(other)
  await page.unroute('**/leads')
  const before = calls.length
  await Promise.all([networkIsBack(page), networkIsBack(other)])
  await expectAtRest(page)
  await expectAtRest(other)

  expect(calls).toHaveLength(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is a plain POST, answered by a confirmation page', async ({ page, site }) => {
    await site.open(`${own.url}/contato`)

    await sendMessage(page, 'plain@exemplo.com.br')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem recebida')
    expect(new URL(page.url()).search).toBe('')
    expect(await own.countLeads('plain@exemplo.com.br')).toBe(1)
  })
})
