import { publish } from '@site/release-protocol/publication/publish'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import type { APIRequestContext, Page } from 'playwright/test'
import { signRelease } from '@site/remote-kit/release/signing/signRelease'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeCandidate } from '../support/releases/makeRelease.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { hide, measures, noticeMeasuring } from '../support/site/measuredView.ts'
import { openWithWorker } from '../support/serviceWorker/openWithWorker.ts'
import { untilWorkerIsActive } from '../support/serviceWorker/untilWorkerIsActive.ts'
import { expect, test } from '../support/site/site.ts'

const remote = 'mfe-quiz'
// In a read-only section, so that a change concerns only the server bundle.
const heading: string = 'O que o quiz avalia'
const tried: string = 'O que poucos veem'
/** Composing takes seconds on a busy machine. */
const composed = { timeout: 60_000 }
/** Two groups, exactly one of which is in any half of the visitors. */
const groups = [0, 500]

// The server is started once, not by every worker.
test.describe.configure({ mode: 'default' })

let own: OwnSite
test.beforeAll(async () => {
  own = await startOwnSite({ TRUST_PROXY: '127.0.0.1' })
})
test.afterAll(() => own.stop())

/** Publishes a release of the quiz: for half of the visitors, or for all. */
async function point(release: string, { isCanary }: { isCanary: boolean }) {
  const { releasesFolder } = own
  const statement = { folder: releasesFolder, remote, release, counter: 0, message: 'Try it out', key: undefined }
  const digest = digestOf(releasesFolder, remote, release)
  const canary = isCanary ? { share: 50, auto: false } : undefined
  const signed = { [remote]: signRelease({ ...statement, digest, canary, isNew: false }) }
  await publish(releasesFolder, { [remote]: release }, { signed })
}

const headings = () =>
  Promise.all(
    groups.map(async (group) => {
      const html = await (await fetch(`${own.url}/quiz`, { headers: { cookie: `canary=${group}` } })).text()
      return html.includes(tried) ? tried : heading
    }),
  )

type Views = { heading: string; views: number; failed: boolean }

/** Opens the quiz this often where it has a heading, each time from another address, and reports the view, as browsers do. */
async function openAndReport(request: APIRequestContext, { heading: shown, views, failed }: Views) {
  const group = groups[(await headings()).indexOf(shown)]
  for (let view = 0; view < views; view++) {
    const visitor = {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.51.100.${view}`,
      cookie: `canary=${group}`,
    }
    const document = { ...visitor, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const answer = await request.get(`${own.url}/quiz`, { headers: document })
    const [, mark] = /view;desc="(.+)"/.exec(answer.headers()['server-timing'] ?? '') ?? []
    const html = await answer.text()
    const [, shell] = /main\.(\w+)\.js/.exec(html) ?? []
    const [, release] = /\/r\/mfe-quiz\/(\w+)\//.exec(html) ?? []
    const data = JSON.stringify([{ type: 'view', body: { remote, release, shell, mark, failed } }])
    const headers = { ...visitor, 'content-type': 'application/reports+json' }
    expect((await request.post(`${own.url}/_reports`, { data, headers })).status()).toBe(204)
  }
}

/** The marks in the reports that a page sends. */
function marksOf(page: Page): (string | undefined)[] {
  const marks: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/_reports')) return
    const [report] = JSON.parse(sent.postData() ?? '[]') as { type: string; body: { mark?: string } }[]
    if (report?.type === 'view') marks.push(report.body.mark)
  })
  return marks
}

/** Opens the quiz twice while half of the visitors get another one; returns the marks in the reports of both views. */
async function reportTwice(page: Page, afterView = async (_page: Page) => {}) {
  const { url, releasesFolder } = own
  const former = currentRelease(releasesFolder, remote)
  const release = makeCandidate(releasesFolder, remote, { server: (source) => source.replaceAll(heading, tried) })
  await point(release, { isCanary: true })
  await expect.poll(headings, composed).toContain(tried)
  const marks = marksOf(page)
  await noticeMeasuring(page)
  for (let view = 1; view <= 2; view++) {
    await page.goto(`${url}/quiz`)
    await measures(page)
    await hide(page)
    await expect.poll(() => marks).toHaveLength(view)
    await afterView(page)
  }
  await point(former, { isCanary: false })
  await expect.poll(headings, composed).toEqual([heading, heading])
  return marks
}

const mark = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)

test("during a canary, the report of each view carries its document's own mark", async ({ page }) => {
  const [first, second] = await reportTwice(page)

  expect([first, second]).toEqual([mark, mark])
  expect(first).not.toBe(second)
})

test('a canary for half of the visitors shows each the same release throughout, and works', async ({ page }) => {
  const { url, releasesFolder } = own
  const former = currentRelease(releasesFolder, remote)
  const release = makeCandidate(releasesFolder, remote, { server: (source) => source.replaceAll(heading, tried) })

  await page.goto(`${url}/quiz`)
  expect(await page.context().cookies()).toEqual([])
  await point(release, { isCanary: true })
  await expect.poll(headings, composed).toContain(tried)
  expect(await headings()).toContain(heading)

  await page.goto(url)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'canary', httpOnly: true })
  const title = page.getByRole('region').getByRole('heading', { level: 2 }).first()
  for (const [index, group] of groups.entries()) {
    await page.context().addCookies([{ name: 'canary', value: String(group), url }])
    const shown = (await headings())[index] ?? ''
    await page.goto(`${url}/blog`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quiz' }).click()
    await expect(page).toHaveURL(/\/quiz$/)
    await expect(title).toHaveText(shown)
    await page.reload()
    await expect(title).toHaveText(shown)
    await hydrateByTouch(page)
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const code = files.filter((name) => name.includes(`/r/mfe-quiz/`))
    expect(code).not.toEqual([])
    for (const name of code) expect(name).toContain(shown === tried ? release : former)
  }

  await point(former, { isCanary: false })
  await expect.poll(headings, composed).toEqual([heading, heading])
  await page.reload()
  await expect(title).toHaveText(heading)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test("during a canary, the report of a view carries its document's own mark", async ({ page }) => {
    await openWithWorker(page, own.url)

    expect(await reportTwice(page, untilWorkerIsActive)).toEqual([mark, mark])
  })

  test('during a canary, pages are kept for visitors without a network', async ({ page }) => {
    const { url, releasesFolder } = own
    const former = currentRelease(releasesFolder, remote)
    const release = makeCandidate(releasesFolder, remote, { server: (source) => source.replaceAll(heading, tried) })
    await point(release, { isCanary: true })
    await expect.poll(headings, composed).toContain(tried)

    await openWithWorker(page, `${url}/contato`)
    await page.goto(`${url}/sobre`)

    const isKept = (path: string) => page.evaluate(async (asked) => (await caches.match(asked)) !== undefined, path)
    await expect.poll(() => isKept('/sobre')).toBe(true)
    expect(await isKept('/offline')).toBe(true)
    await point(former, { isCanary: false })
    await expect.poll(headings, composed).toEqual([heading, heading])
  })
})

test('a canary that fails in browsers is withdrawn by itself, with the reason', async ({ request }) => {
  const { url, releasesFolder } = own
  const former = currentRelease(releasesFolder, remote)
  const release = makeCandidate(releasesFolder, remote, { server: (source) => source.replaceAll(heading, tried) })
  await point(release, { isCanary: true })
  await expect.poll(headings, composed).toContain(tried)

  await openAndReport(request, { heading, views: 25, failed: false })
  await openAndReport(request, { heading: tried, views: 25, failed: true })

  await expect.poll(headings, composed).toEqual([heading, heading])
  const { release: live, refused } = remoteIn(await readHealth(url), remote)
  expect(live).toBe(former)
  // On a slow machine it is withdrawn before all have reported. Views that the tests above reported count for the control, too.
  const reason = /(\d+) of \1 views of a page had a failure in its code, 0 of (2[5-9]|[3-9]\d) with the live release/
  expect(refused.at(-1)).toMatchObject({ release, cause: 'visitors', reason: expect.stringMatching(reason) })
})
