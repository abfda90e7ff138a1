import type { Page } from 'playwright/test'
import { expect, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { tabThrough } from '../support/accessibility/tabThrough.ts'

/** Pages as they are opened are walked through in accessibility.spec.ts. */
const states: { name: string; path: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the open chat',
    path: '/',
    async reach(page) {
      await page.getByRole('button', { name: /Alex está online/ }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Conversa com Alex' })).toBeFocused()
    },
  },
  {
    name: 'the open demonstration form',
    path: '/agente-ia',
    async reach(page) {
      await page.getByRole('button', { name: 'Quero uma demonstração' }).press('Enter')
      await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    },
  },
  {
    name: 'the open WhatsApp form',
    path: '/',
    async reach(page) {
      await page.getByRole('link', { name: 'Quero meu site no ar' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Antes de abrir o WhatsApp' })).toBeVisible()
    },
  },
  {
    name: 'the open e-book form',
    path: '/',
    async reach(page) {
      await page.getByRole('button', { name: 'Quero o e-book' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Quem vai ler o e-book?' })).toBeVisible()
    },
  },
]

for (const { name, path, reach } of states) {
  test(`${name}: the keyboard alone reaches everything, and focus is always visible`, async ({ page, site }) => {
    await site.open(path)
    await reach(page)

    expect(await tabThrough(page)).toEqual([])
    expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
  })
}

test.describe('with the question about cookies', () => {
  let own: OwnSite
  test.beforeAll(async () => {
    own = await startOwnSite({ ANALYTICS_ID: 'G-TEST123' })
  })
  test.afterAll(() => own.stop())

  test('the keyboard alone reaches everything, and focus is always visible', async ({ page, site }) => {
    for (const path of ['/', '/agente-ia']) {
      await site.open(own.url + path)
      await expect(page.getByRole('region', { name: 'Privacidade' })).toBeVisible()

      expect(await tabThrough(page)).toEqual([])
      expect(await tabThrough(page, 'Shift+Tab')).toEqual([])
    }
  })
})
