import type { Page } from 'playwright/test'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'

const remote = 'mfe-quiz'

let own: OwnSite
test.beforeAll(async () => {
  own = await startOwnSite()
})
test.afterAll(() => own.stop())

/** Opens the quiz; returns the loaded scripts of its release, with their encodings and bytes as sent. */
async function loadScripts(page: Page) {
  const scripts: { path: string; encoding: string | undefined; bytes: number }[] = []
  const record = async (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith(`/r/${remote}/`)) return
    const headers = await response.allHeaders()
    scripts.push({ path: pathname, encoding: headers['content-encoding'], bytes: Number(headers['content-length']) })
  }
  page.on('response', record)
  await page.goto(`${own.url}/quiz`)
  await hydrateByTouch(page)
  const islands = page.locator('main [data-island]:not([data-island=never])')
  for (const island of await islands.all()) await expect(island).toHaveAttribute('data-hydrated')
  page.off('response', record)
  return scripts
}

test('a returning visitor loads only what a release has changed, and the page works', {
  tag: '@once',
}, async ({ page }) => {
  const first = await loadScripts(page)
  const release = makeRelease(own.releasesFolder, remote, { server: (source) => `${source}\n` })
  await expect.poll(async () => remoteIn(await readHealth(own.url), remote).release).toBe(release)

  const again = await loadScripts(page)

  const bytesOf = (scripts: typeof first) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(first.map(({ encoding }) => encoding)).toEqual(first.map(() => 'br'))
  expect(again.length).toBe(first.length)
  for (const { path, encoding } of again) expect([path, encoding]).toEqual([expect.stringContaining(release), 'dcz'])
  expect(bytesOf(again)).toBeLessThan(bytesOf(first) / 10)
})
