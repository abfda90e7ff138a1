import type { Release } from '@site/contracts/Release'
import type { Page } from 'playwright/test'
import { openLeadStore } from 'shell/leads/openLeadStore'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, type Site, test } from '../support/site/site.ts'

// Each test releases a form of its own, so each has its own server.
test.describe.configure({ timeout: 120_000 })

const remote = 'mfe-marketing'
const email = 'ana@exemplo.com.br'
const message = 'Quero um site para a minha loja.'

let own: OwnSite
test.beforeEach(async () => {
  own = await startOwnSite()
})
test.afterEach(() => own.stop())

const contactIn = ({ forms }: Release) => forms.find(({ kind }) => kind === 'contact')

const changes: { what: string; change: (release: Release) => void }[] = [
  {
    what: 'renames a field',
    change(release) {
      for (const field of contactIn(release)?.fields ?? []) if (field.name === 'message') field.name = 'text'
    },
  },
  {
    what: 'removes the form',
    change(release) {
      release.forms = release.forms.filter(({ kind }) => kind !== 'contact')
    },
  },
  {
    what: 'asks for one field more',
    change(release) {
      contactIn(release)?.fields.push({ name: 'city', type: 'line', required: true, max: 80, messages: {} })
    },
  },
]
const shorter = (release: Release) => {
  for (const field of contactIn(release)?.fields ?? []) if (field.name === 'message') field.max = 10
}

/** Makes a release with another form live. Its pages are those of before, as in a tab that stays open. */
async function release(change: (release: Release) => void) {
  const id = makeRelease(own.releasesFolder, remote, { release: change })
  await expect.poll(async () => remoteIn(await readHealth(own.url), remote).release, { timeout: 60_000 }).toBe(id)
}

async function openContact(page: Page, site: Site) {
  site.expectErrors(/Failed to load resource|ERR_/)
  await site.open(`${own.url}/contato`)
  const form = page.locator('form', { has: page.getByRole('textbox', { name: 'Mensagem' }) })
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-hydrated')
}

async function sendMessage(page: Page) {
  // The form of the WhatsApp dialog, which is hidden, has labels of the same name.
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Nome').fill('Ana Teste')
  await field('E-mail').fill(email)
  await field('Telefone com DDD').fill('(11) 90000-0000')
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(message)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
}

const waits = (page: Page) => page.getByRole('group').filter({ hasText: /guardada neste navegador/ })

async function storedLeads() {
  const store = await openLeadStore({ DATA_DIR: own.dataFolder })
  const leads = await store.list({ after: 0, limit: 100 })
  await store.close()
  return leads.map(({ kind, fields, suspicion, delivery }) => ({ kind, fields, suspicion, state: delivery.state }))
}

const late = {
  kind: 'contact',
  fields: expect.objectContaining({ email, message }),
  suspicion: 'late',
  state: 'quarantined',
}

async function expectOutboxEmpty(page: Page) {
  const count = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('leads')
          opening.onsuccess = () => {
            const counting = opening.result.transaction('waiting').objectStore('waiting').count()
            counting.onsuccess = () => resolve(counting.result)
          }
        }),
    )
  await expect.poll(count).toBe(0)
}

for (const { what, change } of [...changes, { what: 'allows shorter texts only', change: shorter }]) {
  test(`a message that waits in the browser is kept if a release ${what}`, async ({ page, site, context }) => {
    await openContact(page, site)
    await context.setOffline(true)
    await sendMessage(page)
    await expect(waits(page)).toBeVisible()

    await release(change)
    await context.setOffline(false)

    await expect.poll(storedLeads, { timeout: 30_000 }).toEqual([late])
    await expectOutboxEmpty(page)
  })
}

for (const { what, change } of changes) {
  test(`a message from a tab that was open before is kept if a release ${what}`, async ({ page, site }) => {
    await openContact(page, site)
    await release(change)

    await sendMessage(page)

    await expect(waits(page)).toBeVisible()
    await expect.poll(storedLeads, { timeout: 30_000 }).toEqual([late])
    await expectOutboxEmpty(page)
  })
}

test('a visitor who looks at the form can shorten a text that a release allows no longer', async ({ page, site }) => {
  await openContact(page, site)
  await release(shorter)

  await sendMessage(page)
  await expect(page.getByText('Escreva no máximo 10 caracteres.')).toBeVisible()
  expect(await storedLeads()).toEqual([])
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Um site.')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()

  await expect(page.getByRole('group', { name: 'Mensagem recebida' })).toBeVisible()
  expect(await storedLeads()).toMatchObject([
    { fields: { message: 'Um site.' }, suspicion: undefined, state: 'waiting' },
  ])
})

test('a message that a later release has stored, which was rolled back, is sent', async ({ page, site }) => {
  await page.goto(`${own.url}/robots.txt`)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('leads', 2)
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore('waiting', { keyPath: 'key' })
          const lead = { kind: 'callback', name: 'Ana', days: ['seg', 'ter'] }
          store.put({ key: 'key-of-a-later-release', at: Date.now(), lead, endpoint: { method: 'PUT', path: '/x' } })
        }
        opening.onsuccess = () => resolve(opening.result.close())
      }),
  )

  await site.open(`${own.url}/contato`)

  const fields = { name: 'Ana', days: '["seg","ter"]' }
  await expect
    .poll(storedLeads, { timeout: 30_000 })
    .toEqual([{ kind: 'callback', fields, suspicion: 'late', state: 'quarantined' }])
  await expectOutboxEmpty(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { what, change } of changes) {
    test(`a message from a page that was open before is kept if a release ${what}`, async ({ page, site }) => {
      await site.open(`${own.url}/contato`)
      await release(change)

      await sendMessage(page)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mensagem recebida|Recebemos seus dados/)
      expect(await storedLeads()).toEqual([late])
    })
  }
})
