import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { htmlErrors } from '../support/html/htmlErrors.ts'
import { copyReleases } from '../support/releases/copyReleases.ts'
import { deskOf } from '../support/servers/hosts.ts'
import { startOwnSite } from '../support/servers/startOwnSite.ts'
import { w3cErrors } from '../support/html/w3cErrors.ts'

const lead = {
  name: 'Ana',
  email: 'ana@exemplo.com.br',
  phone: '(11) 91234-5678',
  message: 'Quero um site.',
  kind: 'contact',
  consent: 'sim',
}

/** Pages that the sitemap does not list, with their status. */
const unlisted = [
  { path: '/blog?search=ads', status: 200 },
  { path: '/blog?search=%22%3Cb%3E', status: 200 },
  { path: '/blog?category=delivery', status: 200 },
  { path: '/blog?category=nada', status: 200 },
  { path: '/blog?page=2', status: 200 },
  { path: '/blog/nada', status: 404 },
  { path: '/nada/mesmo', status: 404 },
  { path: '/offline', status: 200 },
  { path: '/admin/image-generator', status: 200 },
  { path: '/admin/releases', status: 200 },
  { path: '/leads', fields: lead, status: 200 },
  { path: '/leads', fields: { kind: 'contact' }, status: 422 },
]

/** Pages of a site with a guarded admin and without a quiz. */
const ofOtherSite = [
  { path: '/admin/image-generator', status: 200 },
  { path: '/admin/releases', status: 401 },
  { path: '/quiz', status: 503 },
]

const documents = new Map<string, string>()

async function keep(site: string, { path, fields, status }: { path: string; fields?: object; status: number }) {
  const sent = fields && { method: 'POST', headers: { origin: site }, body: new URLSearchParams({ ...fields }) }
  const response = await fetch(site + path, sent)
  expect(response.status, path).toBe(status)
  documents.set(`${path} ${status}`, await response.text())
}

async function keepOtherSite() {
  const releases = mkdtempSync(join(tmpdir(), 'without-quiz-'))
  copyReleases(process.env.RELEASES_DIR ?? 'releases', releases, (path) => !path.includes('mfe-quiz'))
  const other = await startOwnSite({ ADMIN_TOKEN: 'uma-chave-bem-comprida' }, releases)
  for (const page of ofOtherSite) await keep(other.url, page)
  await keep(deskOf(other.url), { path: '/entrar', fields: { chave: 'errada' }, status: 401 })
  await other.stop()
  rmSync(releases, { recursive: true })
}

async function keepSite(site: string) {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed).toContain('/')
  for (const path of listed) await keep(site, { path, status: 200 })
  for (const page of unlisted) await keep(site, page)
}

test('html-validate and the W3C checker report no error on any page', { tag: '@once' }, async ({ baseURL }) => {
  await keepSite(baseURL ?? '')
  await keepOtherSite()

  const found = await Promise.all(
    [...documents].map(async ([name, html]) => ({ name, errors: await htmlErrors(html) })),
  )
  expect(found.filter(({ errors }) => errors.length > 0)).toEqual([])

  expect(w3cErrors(documents)).toEqual([])
})
