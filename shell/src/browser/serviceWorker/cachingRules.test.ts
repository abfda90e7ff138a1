import { createHash } from 'node:crypto'
import { hasIntegrity, isCacheable, isReplaced, type RequestKind, requestKind } from './cachingRules.ts'

const origin = 'https://agencia.example'
const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestKind({ url: new URL(path, origin).href, mode, method }, origin)

it.each(['/r/mfe-revista/0123456789abcdef/page.js', '/shell/main.0123456789.js'])(
  'treats %s as a hashed file',
  (path) => {
    expect(ask(path)).toBe('file')
  },
)

// They have no integrity hash, and the browser's own cache keeps them just as long.
it('leaves images to the browser', () => {
  expect(ask('/media/mfe-revista/capa.0123.webp', 'no-cors')).toBe('other')
})

it.each(['/', '/produtos', '/revista?search=pizza', '/entrega', '/reservas', '/shellfish'])(
  'treats %s as a document',
  (path) => {
    expect(ask(path, 'navigate')).toBe('document')
  },
)

it.each(['POST', 'PUT', 'HEAD'])('ignores a %s', (method) => {
  expect(ask('/apoio', 'navigate', method)).toBe('other')
  expect(ask('/shell/main.js', 'cors', method)).toBe('other')
})

it('ignores other sites', () => {
  expect(ask('https://wa.me/shell/x.js')).toBe('other')
})

it('ignores what a page fetches', () => {
  for (const path of ['/leads/token', '/health', '/_data/revista.json', '/_routes/abc.json'])
    expect(ask(path)).toBe('other')
  expect(ask('/manifest.webmanifest')).toBe('other')
})

const html = 'text/html; charset=utf-8'
const script = 'text/javascript; charset=utf-8'

const policies = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options']
type Case = { kind: RequestKind; path: string; type?: string; caching?: string; status?: number; lacks?: string }

it.each<Case & { keep: boolean }>([
  { kind: 'document', path: '/empresa', type: html, caching: 'no-cache', keep: true },
  { kind: 'document', path: '/empresa', type: html, caching: 'private, no-cache', keep: true },
  { kind: 'document', path: '/empresa', type: html, caching: 'private, no-store', keep: false },
  { kind: 'document', path: '/empresa', type: html, caching: 'no-store', keep: false },
  { kind: 'document', path: '/empresa', type: html, status: 503, keep: false },
  { kind: 'document', path: '/feed.json', type: 'application/json', keep: false },
  ...policies.map((lacks) => ({ kind: 'document' as const, path: '/empresa', type: html, lacks, keep: false })),
  { kind: 'file', path: '/r/mfe-loja/1/page.js', type: script, caching: 'public, max-age=31536000', keep: true },
  { kind: 'file', path: '/r/mfe-loja/1/page.js', type: 'application/javascript', keep: true },
  { kind: 'file', path: '/r/mfe-loja/1/page.js', type: html, keep: false },
  { kind: 'file', path: '/r/mfe-loja/1/page.js', keep: false },
  { kind: 'file', path: '/r/mfe-loja/1/page.js', type: script, caching: 'private, max-age=31536000', keep: false },
  { kind: 'file', path: '/r/mfe-loja/1/font.woff2', type: 'font/woff2', keep: true },
  { kind: 'file', path: '/r/mfe-loja/1/font.woff2', type: html, keep: false },
  { kind: 'other', path: '/health', type: 'application/json', keep: false },
])('caches $kind $path as $type, $caching, $status, without $lacks: $keep', (given) => {
  const { kind, path, type, caching, status = 200, lacks, keep } = given
  const headers = new Headers({ ...(type && { 'content-type': type }), ...(caching && { 'cache-control': caching }) })
  if (kind === 'document') for (const name of policies) if (name !== lacks) headers.set(name, 'x')

  expect(isCacheable({ status, headers }, kind, origin + path)).toBe(keep)
})

it('verifies bytes by their hash', async () => {
  const integrity = `sha384-${createHash('sha384').update('code').digest('base64')}`

  expect(await hasIntegrity(new Response('code'), integrity)).toBe(true)
  expect(await hasIntegrity(new Response('<!doctype html>'), integrity)).toBe(false)
})

it('verifies a document by the hash that it came with, and caches none without a hash', async () => {
  const digest = createHash('sha256').update('page').digest('base64')
  const came = (text: string, value: string) => new Response(text, { headers: { 'x-document-sha256': value } })

  expect(await hasIntegrity(came('page', digest), '')).toBe(true)
  expect(await hasIntegrity(came('another page', digest), '')).toBe(false)
  expect(await hasIntegrity(new Response('anything'), '')).toBe(false)
})

const documentOf = (shell: string, remote: string, edition: string) =>
  `<html><script type="application/json" id="snapshot">${JSON.stringify({ edition, shell: [[shell, 'sha384-x']], page: { route: { remote } } })}</script></html>`

it.each([
  { what: 'the same', cached: documentOf('/shell/a.js', 'mfe_loja', '1'), replaced: false },
  { what: 'another release of the remote', cached: documentOf('/shell/a.js', 'mfe_loja', '2'), replaced: true },
  { what: 'another remote', cached: documentOf('/shell/a.js', 'mfe_revista', '2'), replaced: false },
  { what: 'another shell', cached: documentOf('/shell/b.js', 'mfe_revista', '2'), replaced: true },
  { what: 'nothing that it says', cached: '<html></html>', replaced: true },
])('a cached document that comes from $what is replaced: $replaced', ({ cached, replaced }) => {
  expect(isReplaced(cached, documentOf('/shell/a.js', 'mfe_loja', '1'))).toBe(replaced)
})
