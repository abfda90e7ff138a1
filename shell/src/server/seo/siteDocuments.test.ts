import { isShellPath } from '@site/contracts/Registry'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { ofRemotesPath, siteDocuments } from '../releases/composition/siteDocuments.ts'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'
import { llmsText } from './llmsText.ts'
import { robotsText, sitemapXml } from './sitemapXml.ts'
import { shortcutsOf, webManifest } from './webManifest.ts'

const site = { ...sampleSite, siteUrl: 'https://www.exemplo.com.br' }

it('has all of them at addresses where no remote can have a page, or at none', () => {
  const paths = siteDocuments({ site, releases: [] }, new Map()).map(({ path }) => path)

  expect(paths).toContain('/robots.txt')
  // No request has a path without a slash.
  expect(paths.filter((path) => path.startsWith('/') && !isShellPath(path))).toEqual([])
  expect(paths.filter((path) => !path.startsWith('/'))).toEqual([ofRemotesPath])
})

it('opens the site in robots.txt and names its sitemap', () => {
  expect(robotsText(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.exemplo.com.br/sitemap.xml\n')
})

it('lists each path once in the sitemap, with the date of its last change if it is known', () => {
  const xml = sitemapXml(site, [
    { path: '/' },
    { path: '/revista/primeira-edicao', lastModified: '2025-01-12' },
    { path: '/' },
  ])

  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.exemplo.com.br/</loc></url>',
    '<url><loc>https://www.exemplo.com.br/revista/primeira-edicao</loc><lastmod>2025-01-12</lastmod></url>',
  ])
})

it('dates only the pages whose release knows when their content changed', () => {
  const routes = {
    '/revista/:slug': { paths: [{ path: '/revista/um', lastModified: '2025-01-12' }, { path: '/revista/dois' }] },
    '/loja': {},
  }
  const sitemapOf = (createdAt: string) =>
    siteDocuments({ site, releases: [sampleRelease(routes, { createdAt })] }, new Map()).find(
      ({ path }) => path === '/sitemap.xml',
    )?.body

  expect(sitemapOf('2026-01-02T00:00:00.000Z')?.match(/<lastmod>.*?<\/lastmod>/g)).toEqual([
    '<lastmod>2025-01-12</lastmod>',
  ])
  expect(sitemapOf('2026-01-02T00:00:00.000Z')).toBe(sitemapOf('2026-03-04T00:00:00.000Z'))
})

it('keeps the sitemap well-formed whatever a path contains', () => {
  expect(sitemapXml(site, [{ path: "/revista/a&b'c ã" }])).toContain('/revista/a&amp;b&#39;c%20%C3%A3</loc>')
})

it('has the brand, Portuguese and icons of 192 and 512 px in the manifest', () => {
  const manifest = JSON.parse(webManifest(site, { shortcuts: [], description: 'Vasos e flores.' }))

  expect(manifest).toMatchObject({ name: 'Vitrine 24h', short_name: 'Vitrine 24h', lang: 'pt-BR', start_url: '/' })
  expect(manifest.description).toBe('Vasos e flores.')
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
})

it('offers in the manifest the pages that releases name, in the order of their links', () => {
  const entry = { column: 'Loja', label: 'Loja' }
  const footer = [
    { ...entry, href: '/loja/contato', order: 20, shortcut: 'Falar com a loja' },
    { ...entry, href: '/loja/sobre', order: 15 },
    { ...entry, href: '/loja', order: 10, shortcut: 'Ver a loja' },
  ]

  expect(JSON.parse(webManifest(site, { shortcuts: shortcutsOf(footer), description: '' })).shortcuts).toEqual([
    { name: 'Ver a loja', url: '/loja' },
    { name: 'Falar com a loja', url: '/loja/contato' },
  ])
})

it('links each page with its description in llms.txt', () => {
  const text = llmsText(site, [{ path: '/cursos', title: 'Curso [novo]', description: 'Seis\nperguntas.' }])

  expect(text).toMatch(/^# Vitrine 24h\n\n## Páginas\n/)
  expect(text).toContain('- [Curso novo](https://www.exemplo.com.br/cursos): Seis perguntas.\n')
  expect(text).toContain('https://wa.me/5511900000000')
  expect(text).toContain(
    '\n- Horário: de segunda a sexta, das 8h às 18h, e aos sábados, das 8h às 12h, exceto feriados nacionais\n',
  )
})

it('describes the site in llms.txt like its home page does', () => {
  const home = { path: '/', title: 'Vitrine 24h', description: 'Vasos\ne flores.' }

  expect(llmsText(site, [home])).toMatch(/^# Vitrine 24h\n\n> Vasos e flores\.\n\n## Páginas\n/)
})
