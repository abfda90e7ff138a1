import { currentRelease } from '../support/releases/currentRelease.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { touch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'

const TOKEN = 'correct-horse-battery'

test('a failure in a browser is in the log and in /health, with nothing about the visitor', async ({ page, site }) => {
  site.expectErrors(/./)
  const own = await startOwnSite({ ADMIN_TOKEN: TOKEN })
  const release = currentRelease(own.releasesFolder, 'mfe-quiz')
  await page.route('**/r/mfe-quiz/**', (route) => route.fulfill({ status: 500, body: '' }))
  const sent: { headers: Record<string, string>; text: string }[] = []
  page.on('request', async (request) => {
    if (!request.url().endsWith('/_reports')) return
    sent.push({ headers: await request.allHeaders(), text: request.postData() ?? '' })
  })

  await page.goto(`${own.url}/quiz?nome=Ana`)
  await touch(page)

  await expect.poll(() => own.output()).toContain('a browser reports a failure')
  const line = own
    .output()
    .split('\n')
    .find((text) => text.includes('a browser reports a failure'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ report: 'incident', remote: 'mfe-quiz', release, cause: 'load' })
  await page.unroute('**/r/mfe-quiz/**')

  const health = await fetch(`${own.url}/health`, { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(await health.json()).toMatchObject({ incidents: [{ remote: 'mfe-quiz', release, cause: 'load', count: 1 }] })
  expect(await (await fetch(`${own.url}/health`)).json()).not.toHaveProperty('incidents')
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).not.toContain('Ana')
  expect(sent[0]?.headers).not.toHaveProperty('cookie')
  expect(sent[0]?.headers).not.toHaveProperty('referer')
  await own.stop()
})
