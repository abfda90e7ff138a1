import type { Browser } from 'playwright/test'
import { startPostgres } from 'shell/database/startPostgres'
import { startNginx } from '../support/servers/startNginx.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'
import { releaseRepeatedly } from './releaseRepeatedly.ts'
import { type Faults, watchPage } from './watchPage.ts'

const BROWSERS = 5
const NAVIGATIONS = Number(process.env.NAVIGATIONS ?? 1_000)
const RELEASES = Number(process.env.RELEASES ?? 100)

const paths = ['/', '/servicos', '/sobre', '/contato', '/blog', '/quiz', '/agente-ia', '/garantias']

/** A visitor who goes from page to page: every third time by loading an address, otherwise by following a link. */
async function visit(browser: Browser, url: string, navigations: number, first: number): Promise<Faults> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 839 } })
  const page = await context.newPage()
  const faults = await watchPage(page)
  for (let step = 0; step < navigations; step++) {
    const path = paths[(first + step * 3) % paths.length] ?? '/'
    if (step % 3 === 0) await page.goto(url + path)
    else {
      await hydrateByTouch(page)
      const before = page.url()
      const links = page.locator('main a[href^="/"]:not([href*="#"]):not([download]):visible')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const other = addresses.findIndex((href) => new URL(href, url).pathname !== new URL(before).pathname)
      if (other < 0) await page.goto(url + path)
      else {
        await links.nth(other).click()
        await page.waitForURL((address) => address.href !== before, { waitUntil: 'commit' })
      }
    }
    await expect(page.locator('h1').first()).toBeVisible()
  }
  await context.close()
  return faults
}

test('visitors navigate without noticing while three servers get releases', async ({ browser }) => {
  const postgres = await startPostgres()
  const servers = []
  for (let server = 0; server < 3; server++) {
    servers.push(await startOwnSite({ DATABASE_URL: postgres.url, TRUST_PROXY: '1' }))
  }
  const nginx = await startNginx(servers.map(({ url }) => new URL(url).host.replace('localhost', '127.0.0.1')))
  const releasesFolder = servers[0]?.releasesFolder ?? ''
  const publisher = releaseRepeatedly({ releasesFolder, databaseUrl: postgres.url })
  let visiting = true
  const publishing = (async () => {
    while (visiting && publisher.released < RELEASES) {
      await publisher.next()
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  })()

  const each = Math.ceil(NAVIGATIONS / BROWSERS)
  const url = `http://localhost:${nginx.port}`
  const found = await Promise.all(
    Array.from({ length: BROWSERS }, (_, visitor) => visit(browser, url, each, visitor * 5)),
  )
  visiting = false
  await publishing

  const all = {
    failed: found.flatMap(({ failed }) => failed),
    mixed: found.flatMap(({ mixed }) => mixed),
    errors: found.flatMap(({ errors }) => errors),
  }
  console.log(`${BROWSERS * each} navigations during ${publisher.released} releases`)
  await publisher.end()
  await nginx.stop()
  await Promise.all(servers.map((server) => server.stop()))
  await postgres.stop()
  expect(all).toEqual({ failed: [], mixed: [], errors: [] })
})
