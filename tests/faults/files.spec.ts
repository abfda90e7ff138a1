import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { fileSamples } from '../support/remotes/fileSamples.ts'
import { type MadeRemote, makeRemote } from '../support/remotes/makeRemote.ts'
import { releaseTo } from '../support/remotes/releaseTo.ts'
import { followWithinDocument, prefetchOnHover } from '../support/site/followWithinDocument.ts'
import { expect, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const name = 'mfe-arquivos'
let remote: MadeRemote
let own: OwnSite

test.beforeAll(async () => {
  test.setTimeout(240_000)
  remote = makeRemote(name, fileSamples)
  const registry = join(remote.folder, '../remotes.json')
  const known = JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/remotes.json'), 'utf8'))
  writeFileSync(registry, JSON.stringify([...known, remote.registration]))
  own = await startOwnSite({ REGISTRY_FILE: registry })
  remote.run(['build'])
  await releaseTo(own, remote)
})
test.afterAll(async () => {
  await own?.stop()
  remote?.remove()
})

test('a remote that imports every kind of file has types and passes its tests', () => {
  remote.run(['types'])

  expect(remote.run(['test'])).toMatch(/Tests: +(\d+) passed, \1 total/)
})

test('its release lists each file once, with the hash of its content in the name', () => {
  const folder = join(own.releasesFolder, name, currentRelease(own.releasesFolder, name))
  const { files } = parseRelease(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')))
  const media = Object.keys(files).filter((file) => file.startsWith('media/'))

  for (const file of ['drawing', 'photo', 'sample', 'terms']) {
    expect(media.filter((one) => new RegExp(`^media/${file}\\.[0-9a-f]{10}\\.\\w+$`).test(one))).toHaveLength(1)
  }
  // Other sites have no document of ours that could bring a page's rules.
  const ofSite = Object.keys(files).filter((file) => !file.startsWith('outside/'))
  expect(ofSite.filter((file) => /\.(css|tsx?)$/.test(file))).toEqual([
    // What the page itself links, by its address.
    expect.stringMatching(/^media\/linked\.[0-9a-f]{10}\.css$/),
  ])
  expect(Object.keys(files).filter((file) => /^browser\/[\w.]+\.wasm$/.test(file))).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has its styles before anything runs', async ({ page }) => {
    await page.goto(`${own.url}/arquivos`)

    await expectStyled(page)
    const sized = page.getByRole('img', { name: 'Com tamanho' })
    await expect(sized).toHaveAttribute('width', '8')
    await expect(sized).toHaveAttribute('height', '8')
    await expect(sized).toHaveJSProperty('naturalWidth', 8)
  })
})

test('in the browser the page looks the same, and worker, WebAssembly and pictures work', async ({ page, site }) => {
  await site.open(`${own.url}/arquivos`)

  await expectStyled(page)
  await expect(page.getByText('Dobro: 42')).toBeVisible()
  await expect(page.getByText('Soma: 3')).toBeVisible()
  for (const picture of ['Foto', 'Desenho']) {
    await expect(page.getByRole('img', { name: picture })).toHaveJSProperty('complete', true)
    expect(
      await page.getByRole('img', { name: picture }).evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(1)
  }
  const address = (await page.getByRole('link', { name: 'Termos de uso' }).getAttribute('href')) ?? ''
  expect((await fetch(own.url + address)).status).toBe(200)
})

test('React removes and changes styles that the server has written', async ({ page, site }) => {
  await site.open(`${own.url}/arquivos`)
  const button = page.getByRole('button', { name: 'Abrir' })
  await expect(button).toHaveCSS('width', '123px')

  await button.click()

  await expect(button).not.toHaveCSS('width', '123px')
})

test('its styles end with the page', async ({ page, site }) => {
  await site.open(`${own.url}/arquivos`)
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Quiz' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nível digital/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '3px')
})

test('what its code adds to the document ends with its page, and comes again with it', async ({ page, site }) => {
  await prefetchOnHover(page)
  const footer = page.getByRole('contentinfo')
  await site.open(`${own.url}/arquivos`)
  await expect(footer).toHaveCSS('outline-color', 'rgb(255, 0, 0)')
  await expect(footer).toHaveCSS('outline-offset', '7px')

  for (const path of ['/quiz', '/blog'] as const) {
    await followWithinDocument(page, path)
    await expect(footer).not.toHaveCSS('outline-color', 'rgb(255, 0, 0)')
    await expect(footer).not.toHaveCSS('outline-offset', '7px')
  }

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/arquivos$/)
  await expect(footer).toHaveCSS('outline-color', 'rgb(255, 0, 0)')
  await expect(footer).toHaveCSS('outline-offset', '7px')
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true)
})

async function expectStyled(page: import('playwright/test').Page) {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('padding-left', '5px')
  await expect(heading).toHaveCSS('letter-spacing', '3px')
  await expect(heading).toHaveCSS('word-spacing', '4px')
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(250, 250, 240)')
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(250, 250, 240)')
  await expect(page.locator('.live')).toHaveCSS('border-top-color', 'rgb(4, 5, 6)')
  await expect(page.getByRole('img', { name: 'Componente' })).toHaveCSS('width', '33px')
  await expect(page.getByTestId('styled')).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page.getByText('Só leitura')).toHaveCSS('color', 'rgb(9, 9, 9)')
}

test('a kind of file that cannot be imported is refused with file, line and what to use', () => {
  remote.write({
    'src/pages/ArquivosPage.tsx': `import { createElement } from 'react'
import '../files/theme.scss'
export default function ArquivosPage() {
  return createElement('p')
}
`,
    'src/files/theme.scss': '.a { .b { color: red } }',
  })

  expect(() => remote.run(['build'])).toThrow(
    /src\/pages\/ArquivosPage\.tsx:2: the build makes no modules from \.scss files\. Write CSS[^\n]*\.module\.css file\.\n/,
  )
})
