import { expect, test } from 'playwright/test'
import { changeBrowserFiles } from '../support/releases/changeBrowserFiles.ts'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { pointTo } from '../support/releases/pointTo.ts'
import { readHealth, remoteIn } from '../support/servers/readHealth.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import {
  expectAlive,
  heading,
  headingOf,
  keepInside,
  navigateOnClient,
  retryButton,
  waitForMark,
} from '../support/site/visitor.ts'

// The gate runs no browser code, so these releases pass it.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 412, height: 839 } })
test.setTimeout(150_000)

const polling = { timeout: 60_000, intervals: [50, 100, 200] }
const throws = "throw new Error('estragado de propósito')"
const chunkOpening = /^("use strict";\(globalThis\.\w+\|\|=\[\]\)\.push\()(\[\[\d+\],\{)/

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite()
})
test.afterAll(() => site.stop())

/** A chunk whose default exports throw when they are rendered, whatever their names within it. */
function throwOnRender(source: string): string {
  if (!chunkOpening.test(source) || !source.endsWith(']);'))
    throw new Error('The chunk does not have the expected form.')
  const replace = `(chunk) => {
    const other = (value) => typeof value === 'function' ? () => { ${throws} } : value;
    const all = (values, change) => Object.fromEntries(
      Object.entries(values ?? {}).map(([name, value]) => [name, name === 'default' ? change(value) : value]));
    const modules = Object.entries(chunk[1]).map(([id, factory]) => [id, function (module, exports, require) {
      const define = (target, getters, values) => require.d(target, all(getters, (get) => () => other(get())), all(values, other));
      const own = new Proxy(require, { get: (target, key) => key === 'd' ? define : target[key] });
      return factory.call(this, module, exports, own);
    }]);
    return [chunk[0], Object.fromEntries(modules), ...chunk.slice(2)];
  }`
  return source.replace(chunkOpening, `$1(${replace})($2`).replace(/\]\);$/, ']));')
}

for (const { title, remote, path, from, other, change } of [
  {
    title: 'a page that throws when rendered keeps its text',
    remote: 'mfe-quiz',
    path: '/quiz',
    from: undefined,
    other: '/agente-ia',
    change: (file: string, source: string, exposed: readonly string[]) =>
      exposed.includes(file) ? throwOnRender(source) : source,
  },
  {
    title: 'a remote whose entry throws leaves the site alive',
    remote: 'mfe-agent',
    path: '/agente-ia',
    from: '/quiz',
    other: '/quiz',
    change: (file: string, source: string, _: readonly string[], entry: string) =>
      file === entry ? `${throws};${source}` : source,
  },
]) {
  test(`${title}, until a correct release`, async ({ page }) => {
    const textOf = async (place: string) => (await fetch(site.url + place)).text()
    const releaseOf = async () => remoteIn(await readHealth(site.url), remote).release
    const expected = headingOf(await textOf(path))
    const untouched = await textOf(other)
    const good = currentRelease(site.releasesFolder, remote)
    const id = changeBrowserFiles(site.releasesFolder, remote, (file, source, { exposes, entry }) =>
      change(file, source, Object.values(exposes).flat(), entry),
    )
    await expect.poll(releaseOf, polling).toBe(id)
    await keepInside(page)

    await page.goto(site.url + (from ?? path))
    await waitForMark(page, from ? 'hydrated' : 'shell-ready')
    if (from) await navigateOnClient(page, path)
    const incidents = async () => (await readHealth(site.url)).incidents.filter(({ release }) => release === id)
    await expect.poll(incidents).toContainEqual(expect.objectContaining({ remote, cause: 'exception' }))
    await expectAlive(page)
    if (!from) await expect(heading(page)).toHaveText(expected)
    expect(await textOf(other)).toBe(untouched)

    pointTo(site.releasesFolder, remote, good)
    await expect.poll(releaseOf, polling).toBe(good)
    // Trying again leads to the correct release; without a button, the next visit does.
    if (await retryButton(page).first().isVisible()) await retryButton(page).first().click()
    else await page.reload()
    await expect(heading(page)).toHaveText(expected)
    await waitForMark(page, 'hydrated')
    await expect(retryButton(page)).toHaveCount(0)
  })
}
