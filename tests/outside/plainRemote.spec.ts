import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type MadeRemote, makeRemote } from '../support/remotes/makeRemote.ts'
import { releaseTo } from '../support/remotes/releaseTo.ts'
import { expect, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'
import { buildPlainRemote } from './plainRemote.ts'
import { servePlain } from './servePlain.ts'

test.describe.configure({ mode: 'serial', timeout: 240_000 })

const name = 'mfe-mapas'
const plain = mkdtempSync(join(tmpdir(), 'plain-'))
let remote: MadeRemote
let own: OwnSite

const pages = (manifest: string) => ({
  'rspack.config.ts': `import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: '${name}',
  pages: [{ path: '/mapas', page: './src/pages/MapasPage.tsx' }],
  fragments: { Widget: { manifest: '${manifest}', expose: './Widget' } },
  places: ['${name}/Widget'],
})
`,
  'src/pages/MapasPage.tsx': `import { Fragment } from '@site/design/islands/Fragment'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import socialImage from '#build/social/mapas.json'

export default function MapasPage() {
  return (
    <>
      <PageMetadata title="Mapas" description="Onde estamos." path="/mapas" image={{ ...socialImage, alt: 'Mapas' }} />
      <Section tone="paper">
        <h1>Mapas</h1>
        <Fragment name="${name}/Widget" label="Contar" until="O contador vem aqui." />
        <Fragment name="${name}/Widget" label="Quebrar" until="Este falhou." broken />
      </Section>
    </>
  )
}
`,
})

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await buildPlainRemote(plain)
  const elsewhere = await servePlain(plain)
  // With the kit as a team has it, where a whole run has installed it.
  const installed = { repository: process.env.PACKED_KIT }
  remote = makeRemote(name, pages(`${elsewhere.url}/mf-manifest.json`), installed)
  const registry = join(remote.folder, '../remotes.json')
  const known = JSON.parse(readFileSync(join(import.meta.dirname, '../../shell/remotes.json'), 'utf8'))
  writeFileSync(registry, JSON.stringify([...known, remote.registration]))
  own = await startOwnSite({ REGISTRY_FILE: registry })
  const kit = join(remote.folder, '../node_modules/@site/remote-kit/bin/remote-kit.mjs')
  // Not with `run`, which would keep the other site from answering.
  await promisify(execFile)(process.execPath, [kit, 'build'], { cwd: remote.folder })
  // From here on nobody needs the other site.
  await elsewhere.stop()
  await releaseTo(own, remote, ['--built'])
})
test.afterAll(async () => {
  await own?.stop()
  remote?.remove()
  rmSync(plain, { recursive: true, force: true })
})

test('a component of a plain remote works in a page, from the site alone and within its policies', {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(/The widget is broken/)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto(`${own.url}/mapas`)
  await expect(page.getByText('O contador vem aqui.')).toBeVisible()

  await page.mouse.click(5, 5)
  await page.getByRole('button', { name: 'Contar' }).click()

  await expect(page.getByText('Contados: 1')).toBeVisible()
  await expect(page.getByText('O contador vem aqui.')).toBeHidden()
  // The other one throws, and costs nobody else anything.
  await expect(page.getByText('Este falhou.')).toBeVisible()
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(own.url).origin])
})

test('a component of a plain remote that cannot be loaded leaves its text, and the page stands', {
  tag: '@once',
}, async ({ page, site }) => {
  site.expectErrors(/plain-|Failed to load resource|cannot be loaded/)
  await page.route('**/plain-*.js*', (route) => route.abort())
  const asked = page.waitForRequest('**/plain-*.js*')
  await page.goto(`${own.url}/mapas`)

  await page.mouse.click(5, 5)
  await asked

  await expect(page.getByText('O contador vem aqui.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapas')
})
