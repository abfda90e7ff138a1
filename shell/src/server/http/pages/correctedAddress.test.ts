import { sampleRelease, sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { correctedAddress } from './correctedAddress.ts'

const paths = ['/blog/petshop-site', '/blog/açaí', '/blog/Um', '/blog/um', '/blog/curso-html'].map((path) => ({ path }))
const releases = [
  sampleRelease({}, { name: 'mfe-marketing', routes: ['/', '/servicos', '/contato'].map((path) => sampleRoute(path)) }),
  {
    ...sampleRelease(
      {},
      { name: 'mfe-blog', routes: [sampleRoute('/blog'), sampleRoute('/blog/:slug', { content: true, paths })] },
    ),
    redirects: { '/blog/petshop-antigo': '/blog/petshop-site', '/blog/Acai': '/blog/um' },
  },
  sampleRelease({}, { name: 'mfe-loja', routes: [sampleRoute('/loja/:name', { paths: [] })] }),
]

const blog = '/blog/petshop-site'

it.each([
  { about: 'capitals', target: '/SERVICOS', address: '/servicos' },
  { about: 'accents', target: '/servi%C3%A7os', address: '/servicos' },
  { about: 'a missing accent', target: '/blog/acai', address: '/blog/a%C3%A7a%C3%AD' },
  { about: 'a slash at the end', target: '/blog/', address: '/blog' },
  { about: 'many slashes', target: '//blog//petshop-site///', address: blog },
  { about: 'backslashes', target: '/blog%5Cpetshop-site', address: blog },
  { about: 'an encoded slash', target: '/blog%2Fpetshop-site', address: blog },
  ...[')', '.', ',', '...', '"', "'", '>', ']', '*', '_', '!', '%22', '%29', '%E2%80%9D', '%E2%80%A6'].map((end) => ({
    about: `${decodeURI(end)} at the end`,
    target: `${blog}${end}`,
    address: blog,
  })),
  { about: 'several signs at the end', target: '/contato).%22%3E', address: '/contato' },
  { about: 'signs at the start', target: '/(contato', address: '/contato' },
  { about: 'a space at the end', target: '/contato%20', address: '/contato' },
  { about: 'a line break at the end', target: '/contato%0D%0A', address: '/contato' },
  { about: 'a character that nobody sees', target: '/con%E2%80%8Btato%EF%BB%BF', address: '/contato' },
  { about: 'spaces for hyphens', target: '/blog/petshop%20site', address: blog },
  { about: 'a typographic hyphen', target: '/blog/petshop%E2%80%91site', address: blog },
  { about: 'two encodings, one within the other', target: '/servi%25C3%25A7os', address: '/servicos' },
  { about: 'Latin-1', target: '/servi%E7os', address: '/servicos' },
  { about: 'UTF-8 that is not encoded', target: '/serviÃ§os', address: '/servicos' },
  { about: 'a sign on the home page', target: '/)', address: '/' },
  { about: 'a file name', target: '/servicos.html', address: '/servicos' },
  { about: 'an index', target: '/index.html', address: '/' },
  { about: 'an index below a page', target: '/blog/index.php', address: '/blog' },
  { about: 'a page whose name ends like a file', target: '/blog/curso-html/', address: '/blog/curso-html' },
  { about: 'a former path in capitals', target: '/blog/Petshop-Antigo', address: blog },
  { about: 'a page that nobody lists', target: '/loja/Vaso/', address: '/loja/Vaso' },
])('leads with $about to the page', ({ target, address }) => {
  expect(correctedAddress(releases, target)).toBe(address)
})

it.each([
  { about: 'its query', target: '/Blog/?search=a%20b&x', address: '/blog?search=a%20b&x' },
  { about: 'a query without a mark', target: '/contato&fbclid=Iw_1', address: '/contato?fbclid=Iw_1' },
  { about: 'a query without a mark, on the home page', target: '/&gclid=1', address: '/?gclid=1' },
  { about: 'an escaped ampersand', target: '/contato&amp;gclid=1', address: '/contato?gclid=1' },
  { about: 'an encoded query', target: '/blog%3Fsearch%3Da%20b%26page%3D2', address: '/blog?search=a%20b&page=2' },
  { about: 'a half encoded query', target: '/blog%3Fcategory=delivery', address: '/blog?category=delivery' },
  { about: 'two queries', target: '/contato&fbclid=1?utm_source=x', address: '/contato?fbclid=1&utm_source=x' },
  { about: 'a parameter of the path', target: '/contato;jsessionid=1', address: '/contato?jsessionid=1' },
  { about: 'an encoded anchor', target: '/contato%23formulario', address: '/contato#formulario' },
  { about: 'no header of its own', target: '/contato%3Fa%0D%0AX:%201', address: '/contato' },
])('keeps $about', ({ target, address }) => {
  expect(correctedAddress(releases, target)).toBe(address)
})

it.each([
  ...['/', '/blog', '/contato?fbclid=1', '/blog/a%C3%A7a%C3%AD', '/loja/vaso'],
  ...['/nada', '/nada/', '/blog/nada/', '/servicos/nada', '/blo', '/blogs', '/.env', '/wp-login.php', '/a/index.html'],
  // Differs only in capitals from two pages.
  '/blog/UM',
  ...['//evil.example', '//evil.example/contato', '/\\evil.example', '/%5Cevil.example', '/%2F%2Fevil.example'],
  ...['http://evil.example/', 'http://site/contato', '*', '', 'contato', '/http:/site/contato'],
  ...['/%', '/contato%', '/%E0%A4%A', '/contato%00', '/con%07tato', '/%0A', '/%C0%AFcontato'],
  `/contato${')'.repeat(5_000)}`,
  ...['/leads/', '/health/', '/_data/0/contato/', '/r/Contato', '/media/', '/robots.txt/', '/sw.js/'],
])('leads from %s nowhere', (target) => {
  expect(correctedAddress(releases, target)).toBeUndefined()
})

it('never leads on to another address, or to another site', () => {
  const found = ['/BLOG//', '//contato&a=//b', '/%2Fcontato%3F//evil.example', '/%5C%5Cblog%23//evil.example'].map(
    (target) => correctedAddress(releases, target) ?? '',
  )

  expect(found).toEqual(['/blog', '/contato?a=//b', '/contato?//evil.example', '/blog#//evil.example'])
  expect(found.map((address) => correctedAddress(releases, address.split('#')[0] ?? ''))).toEqual(
    found.map(() => undefined),
  )
})
