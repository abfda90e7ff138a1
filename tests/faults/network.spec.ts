import { expect, test, type Route } from 'playwright/test'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { readHealth } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { filesOfPage } from '../support/site/filesOfPage.ts'
import {
  expectAlive,
  heading,
  headingOf,
  keepInside,
  navigateOnClient,
  pressRetry,
  waitForMark,
} from '../support/site/visitor.ts'

/** Scripts with a wrong hash, and the browser's caches, are in tests/loading/corrupt-scripts.spec.ts. */
const notFound = { status: 404, contentType: 'application/json', body: '{"error":"Algo deu errado."}' }
const portal = { contentType: 'text/html', body: '<!DOCTYPE html><title>Hotel</title><h1>Entre na rede do hotel</h1>' }

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 412, height: 839 } })

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.stop())

const textOf = async (path: string) => (await fetch(site.url + path)).text()

async function cutOff(route: Route) {
  const response = await route.fetch()
  const body = await response.body()
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
}

/** How often browsers have reported that a script of this remote could not be loaded. */
async function incidents(remote: string): Promise<number> {
  const release = currentRelease(site.releasesFolder, remote)
  const all = (await readHealth(site.url)).incidents
  return all.find((one) => one.remote === remote && one.release === release && one.cause === 'load')?.count ?? 0
}

test('an entry that is not found leaves the page as it is, until it is found again', async ({ page }) => {
  const html = await textOf('/quiz')
  const { entry } = filesOfPage(html)
  let isOver = false
  let affected = 0
  await keepInside(page)
  await page.route(`**${entry}`, (route) => {
    if (isOver) return route.fallback()
    affected++
    return route.fulfill(notFound)
  })

  await page.goto(`${site.url}/quiz`)
  await waitForMark(page, 'shell-ready')
  await expect.poll(() => affected).toBeGreaterThan(0)
  await expect(heading(page)).toHaveText(headingOf(html))
  await expectAlive(page)
  isOver = true

  await waitForMark(page, 'hydrated')
  await expect(heading(page)).toHaveText(headingOf(html))
  await expect.poll(() => incidents('mfe-quiz')).toBeGreaterThan(0)
})

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' })

  test("a hotel's login page in place of the worker changes nothing", async ({ page }) => {
    let affected = 0
    await keepInside(page)
    await page.context().route('**/*sw.js', (route) => {
      affected++
      return route.fulfill(portal)
    })

    await page.goto(`${site.url}/quiz`)
    await waitForMark(page, 'hydrated')

    await expect.poll(() => affected).toBeGreaterThan(0)
    await expectAlive(page)
  })
})

for (const { title, remote, from, to, respond, affects, isReported } of [
  {
    title: 'whose code is cut off',
    remote: 'mfe-agent',
    from: '/quiz',
    to: '/agente-ia',
    affects: (path: string, files: readonly string[]) => files.includes(path),
    respond: cutOff,
    isReported: true,
  },
  {
    title: 'whose data is not found',
    remote: 'mfe-quiz',
    from: '/agente-ia',
    to: '/quiz',
    affects: (path: string) => path.startsWith('/_data/'),
    respond: (route: Route) => route.fulfill(notFound),
    isReported: false,
  },
]) {
  test(`a navigation to a page ${title} keeps the site alive, and succeeds later`, async ({ page }) => {
    const html = await textOf(to)
    const { files } = filesOfPage(html)
    let isOver = false
    let affected = 0
    await keepInside(page)
    await page.goto(site.url + from)
    await waitForMark(page, 'hydrated')
    await page.context().route('**/*', (route) => {
      if (isOver || !affects(new URL(route.request().url()).pathname, files)) return route.fallback()
      affected++
      return respond(route)
    })

    await navigateOnClient(page, to)
    await expect.poll(() => affected).toBeGreaterThan(0)
    await expectAlive(page)
    isOver = true

    // The page may also recover by itself.
    const shown = async () => ((await pressRetry(page)) > 0 ? 'tried again' : await heading(page).textContent())
    await expect.poll(shown).toBe(headingOf(html))
    await waitForMark(page, 'hydrated')
    await expectAlive(page)
    if (isReported) await expect.poll(() => incidents(remote)).toBeGreaterThan(0)
  })
}
