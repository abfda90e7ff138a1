import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { makeOwnRepository, remoteKit, startOwnDevelopment } from '../support/releases/ownRepository.ts'
import { clickOncePrefetched, prefetchOnHover } from '../support/site/followWithinDocument.ts'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { expect, test } from '../support/site/site.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

const name = 'mfe-loja-online'
const shell = join(import.meta.dirname, '../../shell')
const registered = join(shell, 'remotes.json')
/** Longer than a server takes to read its registry again. */
const patience = { timeout: 60_000, intervals: [100] }
let repository: string
let own: OwnSite

test.beforeAll(async () => {
  // Hundreds of packages are installed.
  test.setTimeout(600_000)
  repository = makeOwnRepository(name)
  const registry = join(repository, 'remotes.json')
  writeFileSync(registry, readFileSync(registered))
  own = await startOwnSite({ REGISTRY_FILE: registry })
})
test.afterAll(async () => {
  await own?.stop()
  if (repository) rmSync(dirname(repository), { recursive: true, force: true })
})

test('the packages that a team installs are JavaScript with types, and nothing else', () => {
  const packages = join(repository, 'node_modules/@site')
  const sources = globSync('**/*.{ts,tsx}', { cwd: packages }).filter((file) => !file.endsWith('.d.ts'))
  expect(sources).toEqual([])

  const missing = globSync('*/package.json', { cwd: packages }).flatMap((manifest) => {
    const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
      readFileSync(join(packages, manifest), 'utf8'),
    )
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [] : Object.values(target),
    )
    return targets.map((file) => join(packages, dirname(manifest), file)).filter((file) => !existsSync(file))
  })
  expect(missing).toEqual([])
})

test("a team creates a remote in its own repository, and sees each change in somebody's site", async ({ browser }, {
  annotations,
}) => {
  const folder = join(repository, name)
  // As it was made, and not mended first.
  remoteKit(repository, folder, ['lint'])
  expect((await ask('/loja-online')).status).toBe(404)
  const undoLinks = change(join(folder, 'rspack.config.ts'), (text) =>
    text.replace(
      'pages:',
      `navigation: [{ label: 'Loja', href: '/loja-online', order: 1 }],
  footer: [{ column: 'Comprar', label: 'Loja online', href: '/loja-online', order: 1 }],
  pages:`,
    ),
  )
  const development = await startOwnDevelopment(repository, folder, own.url)
  // The fixture's page is for production: here the content comes after the document, and pushes the footer down.
  const page = await browser.newPage()
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  try {
    await page.goto(`${development.url}/loja-online`)
    await expectCounterToCount(page)
    expect(blocked).toEqual([])
    await page.evaluate(() => void fetch('https://elsewhere.example/').catch(() => {}))
    await expect.poll(() => blocked.join('\n')).toContain('https://elsewhere.example/')
    await expect(page).toHaveTitle(/^Loja Online \| /)
    await expect(page.getByRole('navigation', { name: 'Principal' }).getByRole('link')).toContainText(['Quiz', 'Loja'])
    await expect(page.getByRole('list', { name: 'Comprar' }).getByRole('link', { name: 'Loja online' })).toBeVisible()

    const saved = Date.now()
    const undo = change(join(folder, 'src/pages/LojaOnlinePage.tsx'), (text) => text.replace('Diga aqui', 'Veja aqui'))
    await expect(page.getByText('Veja aqui o que esta página oferece.')).toBeVisible(patience)
    annotations.push({ type: 'from save to screen', description: `${Date.now() - saved} ms` })

    // The site is around it.
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Quiz' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Qual é o nível digital' })).toBeVisible()
    undo()
    undoLinks()

    // The developer tools of Module Federation replace another remote there, in one browser.
    const replacing = await browser.newPage()
    await prefetchOnHover(replacing)
    await replaceRemote(replacing, 'mfe_quiz', 'Do meu computador')
    await replacing.goto(`${development.url}/blog`)
    await hydrateByTouch(replacing)
    await clickOncePrefetched(replacing, '/quiz')
    await expect(replacing.getByRole('main')).toHaveText('Do meu computador')
    await replacing.close()
  } finally {
    await page.close()
    await development.stop()
  }
})

test('it checks the remote and releases it over the network to a running site', async () => {
  const folder = join(repository, name)
  addOffers(folder)
  remoteKit(repository, folder, ['lint', '--write'])
  const make = (...parameters: string[]) => {
    const [key = ''] = /ed25519:[^"]+/.exec(remoteKit(repository, folder, ['keys', ...parameters])) ?? []
    return [key]
  }
  register(join(repository, 'remotes.json'), { keys: make(), previewKeys: make('--preview') })
  await expect.poll(async () => (await ask('/health')).text(), patience).toContain(name)
  expect((await ask('/ready')).status).toBe(200)
  const site = siteFor(folder)

  const broken = join(folder, 'src/broken.ts')
  writeFileSync(broken, "export const number: number = 'text'\n")
  expect(() => remoteKit(repository, folder, ['release'], site)).toThrow(/Nothing was released: "npm run types" fails/)
  rmSync(broken)
  const output = remoteKit(repository, folder, ['release', '-m', 'Open the shop'], site)

  expect(output).toMatch(/Tests: +(\d+) passed, \1 total/)
  expect(output).toMatch(
    /mfe-loja-online ([0-9a-f]{16}) sent to .*: (\d+) of \2 files[\s\S]*mfe-loja-online \1 is live/,
  )
  expect((await ask('/loja-online')).status).toBe(200)
  // What was installed, built and made secret is none of what the team commits.
  const committed = filesForGit(repository)
  expect(committed).toContain(`${name}/src/pages/LojaOnlinePage.tsx`)
  expect(committed.filter((file) => /node_modules|dist\/|\.build|\.pem$/.test(file))).toEqual([])
})

test('its CI comments a change with a link to the whole site, with a key that cannot release', async ({
  page,
  site,
}) => {
  const folder = join(repository, name)
  const undo = change(join(folder, 'src/pages/LojaOnlinePage.tsx'), (text) => text.replace('Diga aqui', 'Leia aqui'))
  const key = { SITE: own.url, RELEASE_KEY: join(folder, 'preview-key.pem') }

  const comment = runWorkflow(repository, key)

  const [link = ''] = /http\S+\/_preview\/\S+/.exec(comment) ?? []
  await site.open(link)
  await page.goto(new URL('/loja-online', page.url()).href)
  await expect(page.getByText('Leia aqui o que esta página oferece.')).toBeVisible()
  expect(await (await ask('/loja-online')).text()).toContain('Diga aqui')
  expect(() => remoteKit(repository, folder, ['release'], key)).toThrow(/may only show previews of mfe-loja-online/)
  undo()
})

test('its team pauses it over the network, sees that in its history, and resumes it', () => {
  const folder = join(repository, name)
  const kit = (...parameters: string[]) => remoteKit(repository, folder, parameters, siteFor(folder))

  expect(kit('rollback', '--pause', name)).toContain(`${name} is paused: it accepts no new releases.`)
  expect(kit('releases')).toMatch(new RegExp(`^${name}: .*, PAUSED`, 'm'))
  expect(kit('rollback', '--resume', name)).toContain(`${name} can be released again.`)

  const steps = kit('releases', 'history').trim().split('\n')
  expect(steps.map((line) => line.replace(/^ *\d+ +\S+ \S+ +/, ''))).toEqual([
    expect.stringMatching(/^pause +paused: nothing/),
    expect.stringMatching(new RegExp(`^pause +paused: ${name}`)),
    expect.stringMatching(new RegExp(`^release +${name} [0-9a-f]{16} .*Open the shop +\\(signed\\)$`)),
  ])
  const preview = { SITE: own.url, RELEASE_KEY: join(folder, 'preview-key.pem') }
  expect(() => remoteKit(repository, folder, ['rollback', '--pause', name], preview)).toThrow(/may only show previews/)
})

test('its island works on the first load', async ({ page, site }) => {
  await site.open(`${own.url}/loja-online`)

  await expectCounterToCount(page)
})

test('its island works after a client-side navigation', async ({ page, site }) => {
  await site.open(`${own.url}/loja-online/ofertas`)
  await page.evaluate(() => Object.assign(window, { __sameDocument: true }))
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map((entry) => entry.name)
    return names.some((name) => name.includes('LojaOnlinePage')) && names.some((name) => name.endsWith('/loja-online'))
  })

  await page.getByRole('link', { name: 'Ver a loja' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Loja Online' })).toBeVisible()
  await expectCounterToCount(page)
  expect(await page.evaluate(() => Reflect.get(window, '__sameDocument'))).toBe(true)
})

test('a throwing island and a dead link cannot be released, and their places are named', () => {
  const folder = join(repository, name)
  // Otherwise a visitor would have to touch it before it fails.
  const undoPage = change(join(folder, 'src/pages/LojaOnlinePage.tsx'), (text) =>
    text.replace("'visible'", "'interaction'"),
  )
  const undo = change(join(folder, 'src/features/counter/Counter.tsx'), (text) =>
    text
      .replace('{ useState }', '{ useEffect, useState }')
      .replace('  return', "  useEffect(() => {\n    throw new Error('sem som')\n  }, [])\n  return"),
  )

  const check = () => remoteKit(repository, folder, ['can-release'], siteFor(folder))

  const where = String.raw`Refused \(hydration\), src/features/counter/Counter\.tsx: On /loja-online`
  const what = String.raw`the island "Cliques: 0" fails: Error: sem som\. Fix [\s\S]*It cannot be released\.`
  expect(check).toThrow(new RegExp(`${where}, ${what}`))
  undo()
  undoPage()

  const undoLink = change(join(folder, 'src/pages/OffersPage.tsx'), (text) =>
    text.replace('href="/loja-online"', 'href="/loja-online#novidades"'),
  )
  const reason =
    'Refused (dead link), src/pages/OffersPage.tsx: /loja-online/ofertas has <a href="/loja-online#novidades">, but /loja-online has no element with the id novidades. Mend the link'
  expect(check).toThrow(reason)
  const release = () => remoteKit(repository, folder, ['release', '-m', 'Link to news'], siteFor(folder))
  expect(release).toThrow(reason)
  expect(release).toThrow('Nothing was released')
  undoLink()
})

test('effects without an end are refused, with their places', () => {
  // Three checks, one of a page that answers nothing.
  test.setTimeout(600_000)
  const folder = join(repository, name)
  const counter = join(folder, 'src/features/counter/Counter.tsx')
  const withEffect = (effect: string) =>
    change(counter, (text) =>
      text
        .replace('{ useState }', '{ useEffect, useState }')
        .replace('  return', `  useEffect(() => {\n    ${effect}\n  })\n  return`),
    )
  const where = String.raw`src/features/counter/Counter\.tsx: On /loja-online, `
  const endless = [
    {
      effect: 'setCount((former) => former + 1)',
      says: `${where}the island "Cliques: \\d+" renders without an end: an effect sets state`,
    },
    { effect: 'for (;;);', says: `${where}the page no longer responds: its code never ends` },
    {
      effect: "void fetch('/saude?de=loja', { method: 'HEAD' }).finally(() => setCount((former) => former + 1))",
      says: 'On /loja-online, the page asks again and again: HEAD ',
    },
  ]
  for (const { effect, says } of endless) {
    const undo = withEffect(effect)
    expect(() => remoteKit(repository, folder, ['can-release'], siteFor(folder)), effect).toThrow(new RegExp(says))
    undo()
  }
})

test('what exists only in the browser is refused with page, component, line and the mend', () => {
  const folder = join(repository, name)
  const undo = change(join(folder, 'src/features/products/ProductList.tsx'), (text) =>
    text
      .replace('  return (', '  const here = location.pathname\n  return (')
      .replace('{name}', '{here ? name : here}'),
  )
  const lines = readFileSync(join(folder, 'src/features/products/ProductList.tsx'), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.includes('location.pathname')) + 1

  const where = String.raw`\/loja-online: location is not defined \(in ProductList\) at src\/features\/products\/ProductList\.tsx:${line}`
  const what = ': `location` exists only in the browser: move it into an effect or an event handler'
  const commands = [['can-release'], ['release', '--preview'], ['release', '-m', 'Show the path']]
  for (const command of commands) {
    expect(() => remoteKit(repository, folder, command, siteFor(folder)), command.join(' ')).toThrow(
      new RegExp(where + what),
    )
  }
  undo()
})

test('a healthy release can be released, and is shown next to the live one, also without a site', async ({ page }) => {
  const folder = join(repository, name)
  // A repository with a shell in it is the site's own.
  symlinkSync(shell, join(repository, 'shell'))
  const undo = change(join(folder, 'src/pages/LojaOnlinePage.tsx'), (text) =>
    text.replace('<Counter />', '<p>Novo</p><Counter />'),
  )

  const output = remoteKit(repository, folder, ['can-release'], {
    RELEASES_DIR: own.releasesFolder,
    REGISTRY_FILE: join(repository, 'remotes.json'),
    SITE_URL: sharedSite.url,
  })

  expect(output).toContain(`Compared with what is live in ${own.releasesFolder}`)
  expect(output).toMatch(
    /for visitors: 1\n +changed +\/loja-online [\s\S]*Opened in Chromium: 2 pages, 2 islands hydrated/,
  )
  expect(output).toMatch(/It can be released\.\s*$/)
  const [, sheet = ''] = /Screenshots side by side: (.+)/.exec(output) ?? []
  await page.goto(pathToFileURL(sheet).href)
  const pictures = page.getByRole('img')
  expect(await pictures.evaluateAll((all) => all.map((one) => Reflect.get(one, 'naturalWidth')))).toEqual([
    412, 412, 1280, 1280,
  ])
  await expect(pictures.first()).toHaveAccessibleName('/loja-online, live, 412 px')
  undo()
})

/** What Git would take of a folder, which is no repository of its own yet. */
function filesForGit(folder: string): string[] {
  const options = { cwd: folder, encoding: 'utf8' } as const
  execFileSync('git', ['init', '--quiet'], options)
  const files = execFileSync('git', ['ls-files', '--others', '--exclude-standard'], options)
  rmSync(join(folder, '.git'), { recursive: true })
  return files.trim().split('\n')
}

/** A connection from before a command is closed by now, and the first question may fail. */
const ask = (path: string) => fetch(own.url + path).catch(() => fetch(own.url + path))

const siteFor = (folder: string) => ({ SITE: own.url, RELEASE_KEY: join(folder, 'release-key.pem') })

/** Changes a file. Returns a function that undoes it. */
function change(file: string, edit: (text: string) => string): () => void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, edit(text))
  return () => writeFileSync(file, text)
}

async function expectCounterToCount(page: Page) {
  const counter = page.getByRole('button', { name: /^Cliques: / })
  await expect(counter).toHaveText('Cliques: 0')
  await counter.click()
  await expect(counter).toHaveText('Cliques: 1')
}

/** Gives a page another container for a remote, whose pages are a text, as those developer tools do. */
async function replaceRemote(page: Page, remote: string, text: string) {
  const entry = 'http://localhost:9/remoteEntry.js'
  const container = `{ init() {}, get: async () => () => ({ default: () => ${JSON.stringify(text)} }) }`
  await page.route(entry, (route) =>
    route.fulfill({
      body: `var ${remote} = ${container}`,
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
    }),
  )
  await page.addInitScript(
    (replaced) => {
      const plugin = {
        name: 'replaced',
        beforeRegisterRemote(given: { remote: { name: string; entry: string } }) {
          if (given.remote.name === replaced.remote) given.remote.entry = replaced.entry
          return given
        },
      }
      Object.assign(window, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } })
    },
    { remote, entry },
  )
}

/** Runs the step of the generated workflow that answers a change. @returns the comment. */
function runWorkflow(repository: string, env: Record<string, string>): string {
  const workflow = readFileSync(join(repository, `.github/workflows/${name}.yml`), 'utf8')
  const [, script = ''] = /- name: Show[\s\S]*? run: \|\n([\s\S]*)/.exec(workflow) ?? []
  const programs = join(repository, '../programs')
  mkdirSync(programs)
  writeFileSync(join(programs, 'gh'), '#!/bin/sh\nprintf "%s\\n" "$@" > "$RUNNER_TEMP/comment.txt"\n', { mode: 0o755 })
  const options = ['-eo', 'pipefail', '-c', script]
  const variables = { RUNNER_TEMP: programs, CHANGE: 'https://github.com/example/team/pull/1' }
  const path = `${programs}${delimiter}${process.env.PATH}`
  execFileSync('bash', options, {
    cwd: join(repository, name),
    env: { ...process.env, ...variables, ...env, PATH: path },
  })
  return readFileSync(join(programs, 'comment.txt'), 'utf8')
}

/** The team's addition to the generated remote: a page with a link to the existing one. */
function addOffers(folder: string) {
  const recipe = join(folder, 'rspack.config.ts')
  const own = "{ path: '/loja-online/ofertas', page: './src/pages/OffersPage.tsx' }"
  change(recipe, (text) => text.replace(/pages: \[\s*\{/, `pages: [${own}, { prefetch: true,`))
  const offers = `import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import socialImage from '#build/social/loja-online.json'

export default function OffersPage() {
  return (
    <>
      <PageMetadata
        title="Ofertas"
        description="As ofertas da loja."
        path="/loja-online/ofertas"
        image={{ ...socialImage, alt: 'Desenho: uma loja com toldo verde sobre um fundo laranja.' }}
      />
      <Section tone="paper">
        <h1>Ofertas</h1>
        <a href="/loja-online">Ver a loja</a>
      </Section>
    </>
  )
}
`
  writeFileSync(join(folder, 'src/pages/OffersPage.tsx'), offers)
}

/** The only change to the site: a line in its registry. */
function register(registry: string, keys: { keys: string[]; previewKeys: string[] }) {
  const remotes: unknown[] = JSON.parse(readFileSync(registry, 'utf8'))
  writeFileSync(registry, JSON.stringify([...remotes, { name, prefixes: ['/loja-online'], ...keys }]))
}
