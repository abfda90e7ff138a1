import { expect, test } from '../support/site/site.ts'
import { type SpoilingProxy, startSpoilingProxy } from '../support/servers/startSpoilingProxy.ts'

let proxy: SpoilingProxy
test.beforeAll(async ({ baseURL }) => {
  proxy = await startSpoilingProxy(baseURL ?? '')
})
test.afterAll(() => proxy.stop())
test.afterEach(() => proxy.pass())

type Snapshot = { page: { route: { entry: [string]; files: [string][] } } }

/** Files of the page at /quiz, as its document names them. */
async function filesOfQuiz() {
  const html = await (await fetch(`${proxy.url}/quiz`)).text()
  const text = /<script[^>]*id="snapshot"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}'
  const { entry, files } = (JSON.parse(text) as Snapshot).page.route
  return { entry: entry[0], files: files.map(([file]) => file) }
}

const part = {
  entry: (path: string, { entry }: Awaited<ReturnType<typeof filesOfQuiz>>) => path === entry,
  page: (path: string, { files }: Awaited<ReturnType<typeof filesOfQuiz>>) => files.includes(path),
  'lazy chunk': (path: string, { entry, files }: Awaited<ReturnType<typeof filesOfQuiz>>) =>
    path.startsWith('/r/mfe-quiz/') && path !== entry && !files.includes(path),
  shell: (path: string) => path.startsWith('/shell/'),
}

for (const [name, isMeant] of Object.entries(part)) {
  test(`a script that came with a wrong hash is not asked of a cache again: ${name}`, { tag: '@once' }, async ({
    page,
    site,
  }) => {
    site.expectErrors(/integrity|integridade|cannot be loaded|ChunkLoadError|exposes no page/i)
    const files = await filesOfQuiz()
    let spoilt = 0
    // As long as it is cached: what the browser has kept is spoilt for good, what it asks for anew comes whole.
    proxy.spoil((path, body) => {
      if (!isMeant(path, files)) return undefined
      spoilt++
      return { body: `${body} ` }
    })

    await page.goto(`${proxy.url}/quiz`)
    await expect.poll(() => spoilt).toBeGreaterThan(0)
    proxy.pass()

    const island = page.locator('main [data-island]:not([data-island=never])').first()
    await expect(island).toHaveAttribute('data-hydrated')
    // The next visit finds the same caches, and comes alive as well.
    await page.goto(`${proxy.url}/quiz`)
    await expect(island).toHaveAttribute('data-hydrated')
  })
}
