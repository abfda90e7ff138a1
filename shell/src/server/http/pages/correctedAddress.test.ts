import { sampleRelease, sampleRoute } from '../../releases/testing/sampleRelease.ts'
import { correctedAddress } from './correctedAddress.ts'

const paths = ['/revista/vaso-site', '/revista/açaí', '/revista/Um', '/revista/um', '/revista/curso-html'].map(
  (path) => ({ path }),
)
const releases = [
  sampleRelease({}, { name: 'mfe-cursos', routes: ['/', '/licoes', '/fone'].map((path) => sampleRoute(path)) }),
  {
    ...sampleRelease(
      {},
      {
        name: 'mfe-revista',
        routes: [sampleRoute('/revista'), sampleRoute('/revista/:slug', { content: true, paths })],
      },
    ),
    redirects: { '/revista/vaso-antigo': '/revista/vaso-site', '/revista/Acai': '/revista/um' },
  },
  sampleRelease({}, { name: 'mfe-loja', routes: [sampleRoute('/loja/:name', { paths: [] })] }),
]

const revista = '/revista/vaso-site'

it.each([
  { about: 'capitals', target: '/LICOES', address: '/licoes' },
  { about: 'accents', target: '/li%C3%A7oes', address: '/licoes' },
  { about: 'a missing accent', target: '/revista/acai', address: '/revista/a%C3%A7a%C3%AD' },
  { about: 'a slash at the end', target: '/revista/', address: '/revista' },
  { about: 'many slashes', target: '//revista//vaso-site///', address: revista },
  { about: 'backslashes', target: '/revista%5Cvaso-site', address: revista },
  { about: 'an encoded slash', target: '/revista%2Fvaso-site', address: revista },
  ...[')', '.', ',', '...', '"', "'", '>', ']', '*', '_', '!', '%22', '%29', '%E2%80%9D', '%E2%80%A6'].map((end) => ({
    about: `${decodeURI(end)} at the end`,
    target: `${revista}${end}`,
    address: revista,
  })),
  { about: 'several signs at the end', target: '/fone).%22%3E', address: '/fone' },
  { about: 'signs at the start', target: '/(fone', address: '/fone' },
  { about: 'a space at the end', target: '/fone%20', address: '/fone' },
  { about: 'a line break at the end', target: '/fone%0D%0A', address: '/fone' },
  { about: 'a character that nobody sees', target: '/fo%E2%80%8Bne%EF%BB%BF', address: '/fone' },
  { about: 'spaces for hyphens', target: '/revista/vaso%20site', address: revista },
  { about: 'a typographic hyphen', target: '/revista/vaso%E2%80%91site', address: revista },
  { about: 'two encodings, one within the other', target: '/li%25C3%25A7oes', address: '/licoes' },
  { about: 'Latin-1', target: '/li%E7oes', address: '/licoes' },
  { about: 'UTF-8 that is not encoded', target: '/liÃ§oes', address: '/licoes' },
  { about: 'a sign on the home page', target: '/)', address: '/' },
  { about: 'a file name', target: '/licoes.html', address: '/licoes' },
  { about: 'an index', target: '/index.html', address: '/' },
  { about: 'an index below a page', target: '/revista/index.php', address: '/revista' },
  { about: 'a page whose name ends like a file', target: '/revista/curso-html/', address: '/revista/curso-html' },
  { about: 'a former path in capitals', target: '/revista/Vaso-Antigo', address: revista },
  { about: 'a page that nobody lists', target: '/loja/Vaso/', address: '/loja/Vaso' },
])('leads with $about to the page', ({ target, address }) => {
  expect(correctedAddress(releases, target)).toBe(address)
})

it.each([
  { about: 'its query', target: '/Revista/?search=a%20b&x', address: '/revista?search=a%20b&x' },
  { about: 'a query without a mark', target: '/fone&fbclid=Iw_1', address: '/fone?fbclid=Iw_1' },
  { about: 'a query without a mark, on the home page', target: '/&gclid=1', address: '/?gclid=1' },
  { about: 'an escaped ampersand', target: '/fone&amp;gclid=1', address: '/fone?gclid=1' },
  {
    about: 'an encoded query',
    target: '/revista%3Fsearch%3Da%20b%26page%3D2',
    address: '/revista?search=a%20b&page=2',
  },
  { about: 'a half encoded query', target: '/revista%3Fcategory=azul', address: '/revista?category=azul' },
  { about: 'two queries', target: '/fone&fbclid=1?utm_source=x', address: '/fone?fbclid=1&utm_source=x' },
  { about: 'a parameter of the path', target: '/fone;jsessionid=1', address: '/fone?jsessionid=1' },
  { about: 'an encoded anchor', target: '/fone%23parte', address: '/fone#parte' },
  { about: 'no header of its own', target: '/fone%3Fa%0D%0AX:%201', address: '/fone' },
])('keeps $about', ({ target, address }) => {
  expect(correctedAddress(releases, target)).toBe(address)
})

it.each([
  ...['/', '/revista', '/fone?fbclid=1', '/revista/a%C3%A7a%C3%AD', '/loja/vaso'],
  ...[
    '/nada',
    '/nada/',
    '/revista/nada/',
    '/licoes/nada',
    '/revist',
    '/revistas',
    '/.env',
    '/wp-login.php',
    '/a/index.html',
  ],
  // Differs only in capitals from two pages.
  '/revista/UM',
  ...['//evil.example', '//evil.example/fone', '/\\evil.example', '/%5Cevil.example', '/%2F%2Fevil.example'],
  ...['http://evil.example/', 'http://site/fone', '*', '', 'fone', '/http:/site/fone'],
  ...['/%', '/fone%', '/%E0%A4%A', '/fone%00', '/fo%07ne', '/%0A', '/%C0%AFfone'],
  `/fone${')'.repeat(5_000)}`,
  ...['/leads/', '/health/', '/_data/0/fone/', '/r/Fone', '/media/', '/robots.txt/', '/sw.js/'],
])('leads from %s nowhere', (target) => {
  expect(correctedAddress(releases, target)).toBeUndefined()
})

it('never leads on to another address, or to another site', () => {
  const found = ['/REVISTA//', '//fone&a=//b', '/%2Ffone%3F//evil.example', '/%5C%5Crevista%23//evil.example'].map(
    (target) => correctedAddress(releases, target) ?? '',
  )

  expect(found).toEqual(['/revista', '/fone?a=//b', '/fone?//evil.example', '/revista#//evil.example'])
  expect(found.map((address) => correctedAddress(releases, address.split('#')[0] ?? ''))).toEqual(
    found.map(() => undefined),
  )
})
