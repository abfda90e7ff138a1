import { headersFile, nginxMaps, nginxServer, redirectsFile } from './hostRules.ts'

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

it('writes both for nginx, by the decoded path and by the file that is sent', () => {
  expect(nginxMaps(rules)).toBe(`map_hash_bucket_size 512;
map $uri $site_moved {
    default "";
    "/loja/promoção" "/loja/a%C3%A7a%C3%AD";
    "/loja/:nome*" "/loja";
}
map $uri $site_caching {
    default no-cache;
    ~^/media/ "public, max-age=31536000, immutable";
}
map $uri $site_content_security_policy {
    default "";
    "/index.html" "default-src 'none'";
    "/loja/açaí/index.html" "script-src 'self'";
}
map $uri $site_x_sample {
    default "";
    "/index.html" "say \\"hi\\"";
    "/404.html" "lost";
}
`)
  expect(nginxServer(rules)).toBe(`if ($site_moved) { return 308 $site_moved$is_args$args; }
error_page 404 /404.html;
absolute_redirect off;
rewrite ^(/.+?)/+$ $1 permanent;
location = / { try_files /index.html =404; }
location / { try_files $uri $uri/index.html =404; }
add_header cache-control $site_caching always;
add_header content-security-policy $site_content_security_policy always;
add_header x-sample $site_x_sample always;
`)
})
