import type { CompositionManifest, DocumentEntry, FileEntry } from '../compositions/compositionManifest.ts'
import { nginxConfiguration } from './nginxConfiguration.ts'

const encoding = { size: 1, hash: 'sha384-x' }
const encodings = { identity: encoding, br: encoding, gzip: encoding }
const html = 'text/html; charset=utf-8'

const document = (path: string, entry: Partial<DocumentEntry> = {}): DocumentEntry => ({
  ...{ path, file: `site${path}/index.html`, part: 'mfe-shop', status: 200, type: html, etag: 'e' },
  headers: { 'no-vary-search': 'params', 'content-security-policy': "default-src 'self'" },
  encodings,
  ...entry,
})
const file = (address: string, entry: Partial<FileEntry> = {}): FileEntry => ({
  ...{ address, name: 'mfe-shop', id: 'a', file: 'browser/page.js', caching: 'immutable', guarded: false },
  encodings,
  ...entry,
})

const configuration = (parts: Partial<CompositionManifest>) =>
  nginxConfiguration(
    {
      ...{ id: 'c', build: 'b', releases: {}, content: '', services: {}, redirects: {}, forms: [], parts: {} },
      ...{ documents: [], files: [], ...parts },
    },
    { composition: '/srv/compositions/c', marker: '/srv/c.live', otherHosts: ['equipe.example'] },
  )

/** The lines of the location of an address; undefined if a server is asked. */
function locationOf(address: string, parts: Partial<CompositionManifest>): string[] | undefined {
  const [, lines] = configuration(parts).split(`location = "${address}" {\n`)
  return lines
    ?.split('\n}')[0]
    ?.split('\n')
    .map((line) => line.trim())
}

it('states the file and headers of each document, and asks the server unless it is live', () => {
  const lines = locationOf('/shop', { documents: [document('/shop')] })

  expect(lines).toContain('if ($site_dynamic) { return 418; }')
  expect(lines).toContain('try_files "/site/shop/index.html$site_ending" @site;')
  expect(lines).toContain(`add_header content-security-policy "default-src 'self'";`)
  expect(lines).toContain('add_header x-frame-options "DENY";')
  expect(configuration({})).toContain('disable_symlinks on from=$document_root;')
  expect(configuration({})).toContain('if ($host = "equipe.example") { set $site_other_host 1; }')
  expect(configuration({})).toContain('if (!-f "/srv/c.live") { set $site_dynamic 1; }')
})

it.each<{ what: string; headers: Record<string, string>; asks: boolean }>([
  { what: 'no query', headers: { 'no-vary-search': 'params' }, asks: false },
  { what: 'a query', headers: { 'no-vary-search': 'params, except=("search")' }, asks: true },
  { what: 'what nobody has said', headers: {}, asks: true },
])('asks the server for an address with a query if the document depends on $what: $asks', ({ headers, asks }) => {
  const lines = locationOf('/shop', { documents: [document('/shop', { headers })] })

  expect(lines?.includes('if ($args) { return 418; }')).toBe(asks)
})

it.each<{ what: string; parts: Partial<CompositionManifest>; address: string }>([
  {
    what: 'a guarded document',
    address: '/a',
    parts: { documents: [document('/a', { file: 'guarded/a/index.html' })] },
  },
  { what: 'a page for failures', address: '*404', parts: { documents: [document('*404', { status: 404 })] } },
  { what: 'a guarded file', address: '/r/a.js', parts: { files: [file('/r/a.js', { guarded: true })] } },
  { what: 'a file of an unknown kind', address: '/r/a.xyz', parts: { files: [file('/r/a.xyz')] } },
  { what: 'a path that nginx would take for a variable', address: '/a$b', parts: { documents: [document('/a$b')] } },
  {
    what: 'a header that nginx would take for a variable',
    address: '/a',
    parts: { documents: [document('/a', { headers: { 'x-a': '$x' } })] },
  },
  {
    what: 'a header that is too long for nginx',
    address: '/a',
    parts: { documents: [document('/a', { headers: { 'x-a': 'x'.repeat(4_000) } })] },
  },
])('leaves to the server $what', ({ parts, address }) => {
  expect(locationOf(address, parts)).toBeUndefined()
})

it('quotes what is in headers and paths', () => {
  const lines = locationOf('/a\\"b', { documents: [document('/a"b', { headers: { 'x-a': 'say "x\\"' } })] })

  expect(lines).toContain('add_header x-a "say \\"x\\\\\\"";')
})

it('sends a file that is not there in all encodings only as it is', () => {
  const files = [file('/media/a.png', { file: 'media/a.png', encodings: { identity: encoding } })]

  const lines = locationOf('/media/a.png', { files })

  expect(lines).toContain('try_files "/site/media/a.png" @site;')
  expect(lines?.join()).not.toContain('content-encoding')
  expect(lines).toContain('add_header cross-origin-resource-policy "cross-origin";')
})

it.each([
  {
    what: 'with a hash',
    address: '/r/mfe-shop/0123456789abcdef/Page.1badff25ee.js',
    caching: 'immutable',
    asks: '419',
  },
  { what: 'without one', address: '/r/mfe-shop/0123456789abcdef/worker.js', caching: 'immutable', asks: '418' },
] as const)('asks the server for a script $what that runs as a worker', ({ address, caching, asks }) => {
  const lines = locationOf(address, { files: [file(address, { caching })] })

  expect(lines).toContain(`if ($http_sec_fetch_dest ~ ^(shared)?worker$) { return ${asks}; }`)
})

it('redirects former addresses, with their query', () => {
  const lines = locationOf('/promoção', { redirects: { '/promoção': '/açaí' } })

  expect(lines).toContain('return 308 "/a%C3%A7a%C3%AD$is_args$args";')
  expect(lines).toContain('add_header x-frame-options "DENY" always;')
})

it.each<{ what: string; parts: Partial<CompositionManifest> }>([
  { what: 'nothing', parts: {} },
  { what: 'a document', parts: { documents: [document('/shop'), document('*503', { status: 503 })] } },
  { what: 'a script with a hash', parts: { files: [file('/r/mfe-shop/0123456789abcdef/Page.1badff25ee.js')] } },
  { what: 'a redirect', parts: { redirects: { '/promo': '/shop' } } },
])('sets every variable that it uses in a composition of $what', ({ parts }) => {
  const text = configuration(parts)
  const namesIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)

  const first = text.split('location')[0] ?? ''
  const set = [...first.matchAll(/set \$(site_\w+)/g)].map(([, name]) => name)
  expect(namesIn(/\$(site_\w+)/g).filter((name) => !set.includes(name))).toEqual([])
})

it('has one location for each address, even if two things have the same', () => {
  const text = configuration({
    documents: [document('/a.txt', { headers: { 'x-from': 'document' } })],
    files: [file('/a.txt')],
    redirects: { '/a.txt': '/b' },
  })

  expect(text.match(/location = "\/a\.txt"/g)).toHaveLength(1)
})
