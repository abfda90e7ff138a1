import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeCandidate } from '../support/releases/makeRelease.ts'
import { previewsOf } from '../support/servers/hosts.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

const remote = 'mfe-quiz'
// In a read-only section, so that a change concerns only the server bundle.
const heading = 'O que o quiz avalia'

let own: OwnSite
test.beforeAll(async () => {
  own = await startOwnSite()
})
test.afterAll(() => own.stop())

test('a preview link shows the site with a release that is not live, until the preview is ended', async ({
  page,
  site,
}) => {
  const { url, releasesFolder } = own
  const release = makeCandidate(releasesFolder, remote, {
    server: (source) => source.replaceAll(heading, 'O que ainda não está no ar'),
  })
  const digest = digestOf(releasesFolder, remote, release)
  const { entry } = parseRelease(
    JSON.parse(readFileSync(join(releasesFolder, remote, release, 'release.json'), 'utf8')),
  )
  const code = `/r/${remote}/${release}/${basename(entry)}`
  const title = page.getByRole('region').getByRole('heading', { level: 2 }).first()

  await page.goto(previewLink({ site: url, remote, release, digest, key: undefined }))
  await expect(page.getByRole('complementary', { name: 'Prévia' })).toContainText(`${remote} ${release}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  const previews = previewsOf(url)
  await page.goto(`${previews}/quiz`)
  await expect(title).toHaveText('O que ainda não está no ar')
  await hydrateByTouch(page)

  const seen = await (await fetch(`${url}/quiz`)).text()
  expect(seen).toContain(heading)
  expect(seen).toContain(currentRelease(releasesFolder, remote))
  expect((await fetch(url + code)).status).toBe(404)
  expect((await page.request.get(previews + code)).status()).toBe(200)

  // Beside the live site, the link shows nothing.
  expect((await page.request.get(url + code)).status()).toBe(404)
  expect(await (await page.request.get(`${url}/quiz`)).text()).toContain(heading)

  site.expectErrors(/status of 404/)
  await page.getByRole('button', { name: 'Encerrar prévia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem prévia')
  expect((await page.request.get(previews + code)).status()).toBe(404)
  await page.getByRole('link', { name: 'Ir para o site' }).click()
  await expect(page).toHaveURL(`${url}/`)
  await page.goto(`${url}/quiz`)
  await expect(title).toHaveText(heading)
})
