import { expect, test } from 'playwright/test'
import { countLeads } from '../support/servers/countLeads.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { expectAlive, keepInside, waitForMark } from '../support/site/visitor.ts'

test.use({ viewport: { width: 412, height: 839 } })

test('while the server is suspended an open page works, and a lead sent meanwhile is stored once', async ({ page }) => {
  const site = await startOwnSite()
  const email = 'suspensa@exemplo.com.br'
  await keepInside(page)
  await page.goto(`${site.url}/quiz`)
  await waitForMark(page, 'hydrated')

  site.process.kill('SIGSTOP')
  const sending = fetch(`${site.url}/leads/ebook?${new URLSearchParams({ nome: 'Ana Teste', email })}`)
  await expectAlive(page, { serverIsAway: true })
  site.process.kill('SIGCONT')

  expect((await sending).status).toBe(200)
  expect(await countLeads({ DATA_DIR: site.dataFolder }, email)).toBe(1)
  expect(await (await fetch(`${site.url}/quiz`)).text()).toContain('</html>')
  await site.stop()
})
