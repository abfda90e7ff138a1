import { createHash } from 'node:crypto'
import { contentTag, documentMark } from '../../universal/document/documentMark.ts'
import { hasIntegrity, isCacheable, isOfComposition, type RequestKind, requestKind } from './cachingRules.ts'

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

it('cannot verify a file without a hash', async () => {
  expect(await hasIntegrity(new Response('code'), '')).toBe(false)
})

const policy = "default-src 'none'"
const own = { path: '/nossa loja', text: '<h1>Loja</h1>', policy }

it.each([
  { what: 'as it was made', given: own, is: true },
  { what: 'at another address', given: { ...own, path: '/apoio' }, is: false },
  { what: 'with another content', given: { ...own, text: '<h1>Loja</h1><script>' }, is: false },
  { what: 'with another policy', given: { ...own, policy: "script-src 'unsafe-inline'" }, is: false },
  { what: 'without a policy', given: { ...own, policy: '' }, is: false },
])('knows a document $what: $is', async ({ given, is }) => {
  const tag = await contentTag(new TextEncoder().encode(own.text))
  const marks = ['another', await documentMark({ path: own.path, tag, policy })]
  // Whatever the response itself says of its content.
  const headers = { 'content-security-policy': given.policy, 'x-document-sha256': 'any', etag: 'any' }

  const url = `${origin}${encodeURI(given.path)}?utm_source=x#a`

  expect(await isOfComposition(new Response(given.text, { headers }), url, marks)).toBe(is)
})
