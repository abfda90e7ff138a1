import { once } from 'node:events'
import type { Page } from 'playwright/test'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { countedViews } from '../support/servers/countedViews.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { hide, measures, noticeMeasuring } from '../support/site/measuredView.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'correct-horse-battery'

test.beforeEach(({ page }) => noticeMeasuring(page))

/** Two frames: what blocked one of them is known by then. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function metricsOf(own: OwnSite): Promise<string> {
  const answer = await fetch(`${own.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return answer.text()
}

/** What the server has written by the time it exits. */
async function endOf(own: OwnSite, remote: string) {
  const ended = once(own.process, 'exit')
  own.process.kill('SIGTERM')
  await ended
  return countedViews(own.dataFolder, remote)
}

test('a view is reported once, with no data about the visitor, and counted for its release @once', async ({
  page,
  site,
}) => {
  // A shift is caused below, to be counted.
  site.expectErrors(/^console: layout shift/)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const sent: { headers: Record<string, string>; text: string }[] = []
  page.on('request', async (request) => {
    if (!request.url().endsWith('/_reports')) return
    sent.push({ headers: await request.allHeaders(), text: request.postData() ?? '' })
  })
  await page.context().addCookies([{ name: 'visitor', value: 'Ana', url: own.url }])
  // A slow phone: hydration blocks frames there.
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.goto(`${own.url}/quiz?nome=Ana`)
  await measures(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await page.evaluate(() => {
    const band = document.createElement('div')
    band.style.height = '600px'
    document.body.prepend(band)
  })
  await painted(page)
  await page.evaluate(() =>
    addEventListener('click', () => {
      const end = performance.now() + 400
      while (performance.now() < end);
    }),
  )
  await page.getByRole('heading', { level: 1 }).click()
  await painted(page)
  await hide(page)
  await expect.poll(() => sent).toHaveLength(1)
  await page.goto('about:blank')

  const [report] = JSON.parse(sent[0]?.text ?? '[]')
  expect(report).toEqual({
    type: 'view',
    body: {
      remote: 'mfe-quiz',
      release: currentRelease(own.releasesFolder, 'mfe-quiz'),
      shell: expect.stringMatching(/^[\da-f]{10}$/),
      failed: false,
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: expect.any(Number),
      source: '',
      slowest: { place: expect.stringMatching(/^[\w.-]+\.js(:\d+)?$/), duration: expect.any(Number) },
    },
  })
  expect(report.body.inp).toBeGreaterThan(200)
  expect(report.body.cls).toBeGreaterThan(0.1)
  expect(JSON.stringify(sent)).not.toContain('Ana')
  expect(sent[0]?.headers).not.toHaveProperty('cookie')
  expect(sent[0]?.headers).not.toHaveProperty('referer')
  const slow = report.body.lcp > 2500 ? 1 : 0
  for (const remote of ['mfe-quiz', 'shell']) {
    expect(await metricsOf(own)).toContain(`site_bad_page_views_total{name="${remote}",measure="inp"} 1`)
  }
  expect(await endOf(own, 'mfe-quiz')).toEqual({
    silent: [1, 0],
    error: [1, 0],
    lcp: [1, slow],
    inp: [1, 1],
    cls: [1, 1],
  })
  await own.stop()
})

test('a view is reported when its page is left, also after a failure, and else is silent @once', async ({
  page,
  site,
}) => {
  site.expectErrors(/broken on purpose/)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const main = new RegExp(`${own.url}/shell/main\\.`)
  await page.goto(`${own.url}/quiz`)
  await measures(page)
  await hydrateByTouch(page)
  await page.evaluate(() => {
    const script = [...document.scripts].find(({ src }) => src.includes('/r/mfe-quiz/'))?.src
    const error = new Error('broken on purpose')
    error.stack = `Error: broken on purpose\n    at render (${script}:1:1)`
    setTimeout(() => {
      throw error
    })
  })
  await expect.poll(() => own.output()).toContain('a browser reports a failure')

  await page.goto(`${own.url}/quiz`)
  await measures(page)
  await page.goto('about:blank')
  await expect.poll(() => metricsOf(own)).toContain('site_page_views_total{name="mfe-quiz",measure="error"} 2')
  let refused = 0
  await page.route(main, (route) => {
    refused++
    return route.abort()
  })
  site.expectErrors(/ERR_FAILED/)
  await page.goto(`${own.url}/quiz`)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.goto('about:blank')

  const { error, silent } = await endOf(own, 'mfe-quiz')
  expect({ error, silent }).toEqual({ error: [2, 1], silent: [3, 1] })
  await own.stop()
})

test('no view is reported or counted with Global Privacy Control @once', async ({ browser }) => {
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

  await page.goto(`${own.url}/quiz`)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_routes/')),
  )
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.goto('about:blank')
  await context.close()

  expect(asked.filter((path) => /views\.|_reports/.test(path))).toEqual([])
  expect(await endOf(own, 'mfe-quiz')).toEqual({})
  await own.stop()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('every view is reported, although a worker stands between the page and the server @once', async ({ page }) => {
    const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
    await page.goto(`${own.url}/quiz`)
    await hydrateByTouch(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await measures(page)

    for (let view = 1; view < 8; view++) {
      await page.goto(`${own.url}/quiz?${view}`)
      await measures(page)
    }
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.goto('about:blank')

    await expect.poll(() => metricsOf(own)).toContain('site_page_views_total{name="mfe-quiz",measure="error"} 8')
    expect((await endOf(own, 'mfe-quiz')).silent).toEqual([8, 0])
    await own.stop()
  })
})
