import { headersFile, redirectsFile } from './hostRules.ts'

const rules = {
  redirects: { '/loja/promoção': '/loja/açaí', '/loja/:nome*': '/loja' },
  headers: {
    '/index.html': { 'content-security-policy': "default-src 'none'", 'x-sample': 'say "hi"' },
    '/loja/açaí/index.html': { 'content-security-policy': "script-src 'self'" },
    '/404.html': { 'x-sample': 'lost' },
    '/loja/feed.xml': {},
  },
  immutable: ['/media/'],
}

it('writes the redirects for Netlify and Cloudflare Pages; no character of a path is a wildcard', () => {
  expect(redirectsFile(rules)).toBe('/loja/promo%C3%A7%C3%A3o /loja/a%C3%A7a%C3%AD 301\n/loja/%3Anome%2A /loja 301\n')
  expect(redirectsFile({ redirects: {} })).toBe('')
})

it('writes the headers of each page for them, at both of its addresses', () => {
  expect(headersFile(rules)).toBe(`/media/*
  cache-control: public, max-age=31536000, immutable
/
  content-security-policy: default-src 'none'
  x-sample: say "hi"
/loja/a%C3%A7a%C3%AD
  content-security-policy: script-src 'self'
/loja/a%C3%A7a%C3%AD/
  content-security-policy: script-src 'self'
/404.html
  x-sample: lost
`)
})
