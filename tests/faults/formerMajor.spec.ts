import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globalNameOf } from '@site/contracts/Release'
import { type MadeRemote, makeRemote } from '../support/remotes/makeRemote.ts'
import { releaseTo, shownRelease } from '../support/remotes/releaseTo.ts'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { prefetchOnHover } from '../support/site/followWithinDocument.ts'
import { expect, test } from '../support/site/site.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

const name = 'mfe-antiga'
const shared = join(import.meta.dirname, '../../shared')
let remote: MadeRemote
let own: OwnSite

const page = `import { PageMetadata } from '@site/design/PageMetadata'
import { FormerBadge } from '@site/design/FormerBadge'
import { island } from '@site/design/islands/island'
import { useSite } from '@site/contracts/useSite'
import socialImage from '#build/social/antiga.json'

const Notice = island(() => import('../features/Notice.tsx').then((module) => module.Notice), { hydrate: 'interaction', section: 'Notice' })

export default function AntigaPage() {
  return (
    <>
      <PageMetadata title="Antiga" description="Uma página de antes." path="/antiga" image={{ ...socialImage, alt: 'Um desenho.' }} />
      <h1>Antiga</h1>
      <FormerBadge>{'De ' + useSite().brand}</FormerBadge>
      <Notice />
      <div style={{ height: '100vh' }} />
    </>
  )
}
`

/** It dispatches as remotes did before there was a hook for it. */
const notice = `import { formerNotice } from '@site/contracts/formerEvents'
import { useDispatch } from 'react-redux'

export function Notice() {
  const dispatch = useDispatch()
  return <button type="button" onClick={() => dispatch(formerNotice('Como antes'))}>Avisar</button>
}
`

const definition = `import { defineRemote } from '@site/remote-kit/build/defineRemote'
export default defineRemote({
  name: '${name}',
  navigation: [{ label: 'Antiga', href: '/antiga', order: 1 }],
  pages: [{ path: '/antiga', page: './src/pages/AntigaPage.tsx' }],
})
`

/** Gives the remote a copy of a package in the major version before, which has an export that today's lacks. */
function addFormerPackage(folder: string, part: 'contracts' | 'design', exported: string, source: string): void {
  const copy = join(folder, 'node_modules/@site', part)
  cpSync(join(shared, part), copy, {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|\.build)([\\/]|$)/.test(file),
  })
  const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'))
  manifest.version = `${Number.parseInt(manifest.version, 10) - 1}.9.0`
  manifest.exports[`./${exported}`] = `./${exported}.tsx`
  writeFileSync(join(copy, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(copy, `${exported}.tsx`), source)
}

test.beforeAll(async () => {
  test.setTimeout(240_000)
  remote = makeRemote(name, {
    'src/pages/AntigaPage.tsx': page,
    'src/features/Notice.tsx': notice,
    'rspack.config.ts': definition,
  })
  const badge = `import styled from '@emotion/styled'
import type { ReactNode } from 'react'
const Mark = styled.p({ letterSpacing: 3 })
export const FormerBadge = ({ children }: { children: ReactNode }) => <Mark>{children}</Mark>
`
  const events = `import { toastShown } from '@site/contracts/events'
export const formerNotice = (title: string) => toastShown({ title })
`
  addFormerPackage(remote.folder, 'design', 'FormerBadge', badge)
  addFormerPackage(remote.folder, 'contracts', 'formerEvents', events)
  const registry = join(remote.folder, '../remotes.json')
  const known = JSON.parse(readFileSync(join(shared, '../shell/remotes.json'), 'utf8'))
  writeFileSync(registry, JSON.stringify([...known, remote.registration]))
  own = await startOwnSite({ REGISTRY_FILE: registry })
  await releaseTo(own, remote)
  // As the kit of that time stated it.
  const former = makeRelease(own.releasesFolder, name, {
    release(release) {
      Object.assign(release, { contract: 2, understands: '^2', globalName: globalNameOf(name) })
      for (const [library, use] of Object.entries(release.uses)) {
        if (library.startsWith('@site/')) use.range = '^2.0.0'
      }
    },
  })
  await expect.poll(() => shownRelease(own, name), { timeout: 60_000 }).toBe(former)
})
test.afterAll(async () => {
  await own?.stop()
  remote?.remove()
})

test("a release of the former contract and the former packages is rendered in today's shell", async () => {
  const html = await (await fetch(`${own.url}/antiga`)).text()

  expect(html).toContain('<h1>Antiga</h1>')
  expect(html).toMatch(/De Vitrine/)
})

test('it is hydrated there, and speaks to the shell', async ({ page, site }) => {
  await site.open(`${own.url}/antiga`)
  await expect(page.getByText('De Vitrine 24h')).toHaveCSS('letter-spacing', '3px')

  await page.getByRole('button', { name: 'Avisar' }).click()

  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Como antes')).toBeVisible()
})

test('it is shown after a navigation within the document', async ({ page, site }) => {
  await prefetchOnHover(page)
  await site.open(`${own.url}/quiz`)
  await page.evaluate(() => Reflect.set(window, '__same', true))
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Antiga' })
  await link.hover()
  await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map((entry) => entry.name)
    return names.some((one) => one.includes('AntigaPage')) && names.some((one) => one.endsWith('/antiga'))
  })

  await link.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Antiga' })).toBeVisible()
  await page.getByRole('button', { name: 'Avisar' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Como antes')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true)
})
