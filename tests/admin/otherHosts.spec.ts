import { deskOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'uma-chave-bem-comprida'

let own: OwnSite

// Starts the server that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
})
test.afterAll(() => own.stop())

test('the desk shows nothing of other remotes, and its cookie reaches no page of the site', {
  tag: '@once',
}, async ({ page, request, site }) => {
  site.expectErrors(/status of 404/)
  const requested: string[] = []
  page.on('request', (one) => requested.push(one.url()))
  const desk = deskOf(own.url)
  await page.goto(`${desk}/entrar?para=/admin/releases`)
  await page.getByLabel('Chave de acesso').fill(TOKEN)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('article', { name: 'mfe-quiz' })).toBeVisible()

  const html = (await page.locator('#snapshot').textContent()) ?? ''
  expect(html).not.toMatch(/mfe_(?!admin)/)
  expect(requested.filter((url) => !url.startsWith(desk))).toEqual([])
  expect(requested.filter((url) => /\/r\/(?!mfe-admin)/.test(url))).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  for (const path of ['/quiz', '/blog', '/mobile-sw.js', '/llms.txt', '/leads/token']) {
    expect((await request.get(desk + path)).status(), path).toBe(404)
  }
  await page.goto(`${own.url}/quiz`)
  expect(await page.context().cookies(own.url)).toEqual([])
  expect((await page.context().cookies(desk)).map(({ domain }) => domain)).toEqual([new URL(desk).hostname])
})
