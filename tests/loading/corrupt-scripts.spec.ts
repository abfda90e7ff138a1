import { expect, test } from '../support/site/site.ts'
import { filesOfPage } from '../support/site/filesOfPage.ts'
import { type TamperingProxy, startTamperingProxy } from '../support/servers/startTamperingProxy.ts'

let proxy: TamperingProxy
test.beforeAll(async ({ baseURL }) => {
  proxy = await startTamperingProxy(baseURL ?? '')
})
test.afterAll(() => proxy.stop())
test.afterEach(() => proxy.pass())

/** A page with an island whose code is loaded on its own. */
const path = '/agente-ia'

const part = {
  entry: (requested: string, { entry }: ReturnType<typeof filesOfPage>) => requested === entry,
  page: (requested: string, { files }: ReturnType<typeof filesOfPage>) => files.includes(requested),
  'lazy chunk': (requested: string, { entry, files }: ReturnType<typeof filesOfPage>) =>
    requested.startsWith('/r/mfe-agent/') && requested !== entry && !files.includes(requested),
  shell: (requested: string) => requested.startsWith('/shell/'),
}

for (const [name, matches] of Object.entries(part)) {
  test(`a script with a wrong hash is not requested from a cache again: ${name}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    site.expectErrors(/integrity|integridade|cannot be loaded|ChunkLoadError|exposes no page/i)
    const files = filesOfPage(await (await fetch(proxy.url + path)).text())
    let corrupted = 0
    // A cached file stays damaged for good, while a new request gets the correct one.
    proxy.tamper((requested, body) => {
      if (!matches(requested, files)) return undefined
      corrupted++
      return { body: `${body} ` }
    })

    const island = page.locator('[data-section=SavingsCalculator]')
    await page.goto(proxy.url + path)
    await island.scrollIntoViewIfNeeded()
    await expect.poll(() => corrupted).toBeGreaterThan(0)
    proxy.pass()

    await expect(island).toHaveAttribute('data-hydrated')
    // The next visit finds the same caches, and is hydrated as well.
    await page.goto(proxy.url + path)
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-hydrated')
  })
}
