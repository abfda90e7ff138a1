import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import type { Release } from '@site/contracts/Release'
import { pointTo } from '../support/releases/pointTo.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeRelease, makeShell } from '../support/releases/makeRelease.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'

test.describe.configure({ mode: 'serial' })

const root = join(import.meta.dirname, '../..')
const remote = 'mfe-quiz'
/** More than the gate takes for a hanging release on a busy machine. */
const patience = { timeout: 60_000, intervals: [50] }
let site: OwnSite
let good: string

test.beforeAll(async () => {
  site = await startOwnSite()
  good = currentRelease(site.releasesFolder, remote)
})
test.afterAll(() => site.stop())

const heading = 'Qual é o nível digital do seu negócio?'
const healthOf = async (name: string) => remoteIn(await readHealth(site.url), name)
const quiz = async () => (await fetch(`${site.url}/quiz`)).text()

test("a changed release appears without a restart, and other remotes' documents stay the same", async () => {
  const etags = () =>
    Promise.all(['/', '/blog', '/offline'].map(async (path) => (await fetch(site.url + path)).headers.get('etag')))
  const before = await etags()
  const id = makeRelease(site.releasesFolder, remote, {
    server: (source) => source.replaceAll(heading, 'Quiz de outra versão'),
  })

  await expect.poll(quiz, patience).toContain('Quiz de outra versão')
  expect((await healthOf(remote)).release).toBe(id)
  expect(await etags()).toEqual(before)

  pointTo(site.releasesFolder, remote, good)
  await expect.poll(quiz, patience).toContain(heading)
})

const brokenReleases = [
  {
    title: 'that throws while rendering',
    change: {
      server: (source: string) =>
        `${source};for(const p of Object.values(module.exports.pages))p.component=()=>{throw new Error("quebrou de propósito")}`,
    },
    reason: /quebrou de propósito/,
  },
  {
    title: 'that never ends rendering',
    change: {
      server: (source: string) =>
        `${source};for(const p of Object.values(module.exports.pages))p.component=()=>{for(;;);}`,
    },
    reason: /took longer than \d+ ms rendering \/quiz/,
  },
  {
    title: 'that ends the process',
    change: { server: (source: string) => `process.exit(0);${source}` },
    reason: /process is not defined/,
  },
  {
    title: 'with a file that has no hash',
    change: {
      release: (release: { files: Record<string, string>; entry: string }) => void delete release.files[release.entry],
    },
    reason: /no hash for/,
  },
]

/** Runs the release command on the site's releases. */
function releaseCommand(...parameters: string[]): Promise<{ status: number | null; output: string }> {
  const kit = join(root, 'shared/remote-kit/bin/remote-kit.mjs')
  const env = { PATH: process.env.PATH, RELEASES_DIR: site.releasesFolder }
  const command = spawn(process.execPath, [kit, 'release', ...parameters], { cwd: root, env })
  let output = ''
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return new Promise((resolve) => command.once('close', (status) => resolve({ status, output })))
}

for (const { title, change, reason } of brokenReleases) {
  test(`a release ${title} is refused, and the former one stays live`, async () => {
    const id = makeRelease(site.releasesFolder, remote, change)

    await expect
      .poll(async () => (await healthOf(remote)).refused.find(({ release }) => release === id)?.reason, patience)
      .toMatch(reason)
    expect((await healthOf(remote)).release).toBe(good)
    expect(await quiz()).toContain(heading)

    pointTo(site.releasesFolder, remote, good)
  })
}

test("the release command ends when the release is live, or fails with a refusal's reason", async () => {
  const id = makeRelease(site.releasesFolder, remote, {
    release(release: Release) {
      release.files[release.entry] = `sha384-${'A'.repeat(64)}`
    },
  })

  const refused = await releaseCommand(`${remote}@${id}`)
  const former = await releaseCommand(`${remote}@${good}`)

  expect(refused).toMatchObject({ status: 1, output: expect.stringMatching(`Refused: ${remote} ${id}: .* wrong hash`) })
  expect(former).toMatchObject({ status: 0, output: expect.stringContaining(`${remote} ${good} is live`) })
})

test('a tab of a former release never shows its data: a filter loads the page of the new release', async ({ page }) => {
  const former = currentRelease(site.releasesFolder, 'mfe-blog')
  await page.goto(`${site.url}/blog`)
  await hydrateByTouch(page)
  await page.evaluate(() => void Reflect.set(window, '__stayed', true))
  const steps = await page.evaluate(() => history.length)
  const id = makeRelease(site.releasesFolder, 'mfe-blog', { server: (source) => `${source};` })
  await expect.poll(async () => (await healthOf('mfe-blog')).release, patience).toBe(id)

  await page.getByRole('searchbox').fill('petshop')

  await expect(page.getByRole('heading', { name: 'Resultados para "petshop"' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, '__stayed'))).toBeUndefined()
  // Typing makes no history entry, also where it loads another document.
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(await page.locator('#snapshot').textContent()).toContain(id)
  pointTo(site.releasesFolder, 'mfe-blog', former)
})

test('a tab whose release no longer exists reloads the page when a section of it needs code', async ({ page }) => {
  const former = currentRelease(site.releasesFolder, 'mfe-agent')
  await page.goto(`${site.url}/agente-ia`)
  await hydrateByTouch(page)
  const id = makeRelease(site.releasesFolder, 'mfe-agent', { server: (source) => `${source};` })
  await expect.poll(async () => (await healthOf('mfe-agent')).release, patience).toBe(id)
  rmSync(join(site.releasesFolder, 'mfe-agent', former), { recursive: true })

  await page.locator('[data-section="SavingsCalculator"]').scrollIntoViewIfNeeded()

  await expect.poll(() => page.locator('#snapshot').textContent()).toContain(id)
  await page.locator('[data-section="SavingsCalculator"]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-section="SavingsCalculator"][data-hydrated]')).toBeVisible()
})

test('a new release of the shell appears without a restart, and open tabs keep their files', async () => {
  const scripts = (html: string) => [...new Set(html.match(/\/shell\/[\w.-]+\.js/g))]
  const before = scripts(await (await fetch(site.url)).text())
  const former = currentRelease(site.releasesFolder, 'shell')
  const id = makeShell(site.releasesFolder, { main: (source) => `${source};`, footer: 'Uma casca nova' })

  await expect.poll(async () => (await fetch(site.url)).text(), patience).toContain('Uma casca nova')

  const after = scripts(await (await fetch(site.url)).text())
  expect(after).not.toEqual(before)
  for (const file of [...before, ...after]) expect((await fetch(site.url + file)).status, file).toBe(200)
  pointTo(site.releasesFolder, 'shell', former)
  await expect.poll(async () => (await fetch(site.url)).text(), patience).not.toContain('Uma casca nova')
  expect(id).not.toBe(former)
})
