import type { Page } from 'playwright/test'
import { paintedContrasts } from '../support/accessibility/paintedContrast.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { expect, test } from '../support/site/site.ts'

/*
 * Phones with a dark theme darken pages that do not say that they are light. Here the browser is told to, as by its user's
 * setting.
 */
test.use({ colorScheme: 'dark' })

const lead = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '(11) 91234-5678', message: 'Quero um site.' }

for (const path of [...pagePaths, '/nada', '/offline'])
  test(`${path}: every text is readable in a browser that darkens pages`, async ({ page, site }) => {
    site.expectErrors(/404/)
    await page.goto(path)

    await expectReadableInForcedDark(page)
  })

for (const { what, fields } of [
  { what: 'an accepted form', fields: { ...lead, kind: 'contact', consent: 'sim' } },
  { what: 'an incomplete form', fields: { kind: 'contact' } },
])
  test(`the response to ${what} is readable in a browser that darkens pages`, async ({ page, site, baseURL }) => {
    site.expectErrors(/422/)
    const answer = await page.request.post('/leads', { form: fields, headers: { origin: baseURL ?? '' } })
    await page.route('/leads', async (route) => route.fulfill({ response: answer }))
    await page.goto('/leads')

    await expectReadableInForcedDark(page)
  })

test('the login is readable in a browser that darkens pages', async ({ page, site }) => {
  site.expectErrors(/401/)
  const own = await startOwnSite({ ADMIN_TOKEN: 'uma-chave-bem-comprida' })
  await page.goto(`${own.url}/admin/releases`)

  await expectReadableInForcedDark(page)

  await own.stop()
})

/** The few texts that nobody can read anyway, because something lies on them in a picture of the whole page, do not count. */
async function expectReadableInForcedDark(page: Page): Promise<void> {
  const usual = await paintedContrasts(page)
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  const forced = await paintedContrasts(page)
  await device.detach()

  const readable = forced.filter((_, place) => isReadable(usual[place]))
  expect(readable.length).toBeGreaterThan(0.9 * forced.length)
  expect(readable.filter((text) => !isReadable(text))).toEqual([])
}

const isReadable = (painted: { contrast: number; needed: number } | undefined) =>
  painted !== undefined && painted.contrast >= painted.needed
