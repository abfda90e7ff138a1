import type { Snapshot } from '@site/contracts/Snapshot'
import { sampleSiteWith } from '@site/remote-kit/testing/sampleSite'
import { routeEntry } from './ownPages.ts'
import { snapshotIn, withoutServices, withPage } from './siteDocument.ts'

const crm = { name: 'crmUrl', variable: 'CRM_URL', kind: 'url', default: 'https://crm.example/leads' } as const
const site = sampleSiteWith(crm)
const snapshot: Snapshot = {
  edition: 'e',
  site: { ...site, services: { ...site.services, leadUrl: crm.default, analyticsId: 'G-1' } },
  shell: [['/shell/main.js', 'sha384-m']],
  waits: true,
}
const document = [
  '<!DOCTYPE html><html lang="pt-BR"><head><meta charSet="utf-8"/><title>Nada aqui | Vitrine</title>',
  '<meta name="robots" content="noindex"/></head><body><header><nav>Menu</nav></header>',
  '<main id="conteudo" data-island="page" tabindex="-1"><!--$--><h1>Nada aqui</h1><!--/$--></main>',
  `<footer>Rodapé</footer><script type="application/json" id="snapshot">${JSON.stringify(snapshot)}</script></body></html>`,
].join('\n')

const remote = { name: 'mfe-loja', pages: [] }
const route = routeEntry(remote, { path: '/loja', page: './src/pages/LojaPage.tsx', data: './src/lojaData.ts' })
const page = { path: '/loja', route, params: {}, query: {}, data: '</script><b>', serverOnly: 'text' }

it('gets another page, rendered by the browser, and loses the former title and robots', () => {
  const html = withPage(document, page)

  expect(html).toContain(
    '<main id="conteudo" data-island="page" tabindex="-1"><!--$!--><template></template><!--/$--></main>',
  )
  expect(html).toContain('<nav>Menu</nav>')
  expect(html).toContain('<footer>Rodapé</footer>')
  expect(html).not.toMatch(/Nada aqui|robots/)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

it('gets the snapshot of the page, with files without a hash, and does not wait for the visitor', () => {
  const { page: own, ...others } = { ...snapshotIn(withPage(document, page)) }

  expect(own).toEqual(page)
  expect(own).toHaveProperty('route.entry', ['/r/mfe-loja/0000000000000000/remoteEntry.js', ''])
  expect(others).toEqual({ edition: 'e', site: snapshot.site, shell: snapshot.shell })
})

it('has no external services and no analytics', () => {
  expect(snapshotIn(withoutServices(document))?.site.services).toEqual({ leadUrl: '/leads', analyticsId: '' })
})

it('stays unchanged without a snapshot, and cannot get a page', () => {
  const login = '<html><body><form></form></body></html>'

  expect(withoutServices(login)).toBe(login)
  expect(() => withPage(login, page)).toThrow('Check SITE.')
})

it.each([
  { text: '<!--', message: 'content: must be JSON' },
  { text: '{"edition":"e"}', message: 'site: ' },
  { text: '{"site":null}', message: 'site: ' },
])('rejects the malformed snapshot $text', ({ text, message }) => {
  const malformed = document.replace(JSON.stringify(snapshot), text)

  expect(() => withoutServices(malformed)).toThrow(`Snapshot in the site's document: ${message}`)
})

it('passes on what a later version of the shell adds to the snapshot', () => {
  const later = document.replace(JSON.stringify(snapshot), JSON.stringify({ ...snapshot, theme: 'dark' }))

  expect(snapshotIn(withPage(later, page))).toMatchObject({ theme: 'dark', site: snapshot.site })
})
