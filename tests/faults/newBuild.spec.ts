import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { readHealth } from '../support/servers/readHealth.ts'
import { startBuiltSite } from '../support/servers/startOwnSite.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'new-build-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Another build of the server, whose render processes end at once. */
function breakBuild(): string {
  const build = join(folder, 'server/dist')
  cpSync(join(root, 'shell/dist'), build, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'server/node_modules'))
  const runner = join(build, 'renderProcess/runner.cjs')
  writeFileSync(runner, `throw new Error('broken')\n${readFileSync(runner, 'utf8')}`)
  return build
}

test('a new build of the server that cannot render shows what the former one has composed', async ({ page }) => {
  const releases = join(folder, 'releases')
  copyReleases(process.env.RELEASES_DIR ?? join(root, 'releases'), releases)
  const former = await startBuiltSite(releases, join(folder, 'data'))
  const [{ composition }, quiz] = [await readHealth(former.url), await (await fetch(`${former.url}/quiz`)).text()]
  await former.stop()

  const site = await startBuiltSite(releases, join(folder, 'data'), {}, breakBuild())
  try {
    const health = await readHealth(site.url)
    expect(health.composition).toEqual(composition)
    expect(health.problems).toEqual([expect.stringContaining('another build of the server')])
    // One for each release of the shell that is here.
    expect(new Set(health.shell.refused.map(({ kind }) => kind))).toEqual(new Set(['trouble']))
    expect(await (await fetch(`${site.url}/quiz`)).text()).toBe(quiz)
    await page.goto(`${site.url}/quiz`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await fetch(`${site.url}/ready`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})
