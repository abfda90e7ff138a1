import { parseRelease } from './Release.ts'

const hash = `sha384-${'A'.repeat(64)}`
const form = {
  kind: 'survey',
  title: 'Pesquisa',
  fields: [{ name: 'email', label: 'E-mail', type: 'email', required: true, max: 254, messages: {} }],
  purpose: 'para responder',
  basis: 'request',
  thanks: { title: 'Recebido', text: 'Obrigado!' },
  failure: { title: 'Erro', text: 'Tente novamente.' },
  endpoint: { method: 'POST', path: '/leads' },
}
const route = {
  path: '/survey',
  expose: './SurveyPage',
  paths: [{ path: '/survey' }],
  query: [],
  data: false,
  noindex: false,
}
const service = { name: 'stockUrl', variable: 'STOCK_URL', kind: 'url', default: '/stock' }
const release = {
  contract: 3,
  understands: '^3',
  name: 'mfe-survey',
  id: '0123456789abcdef',
  createdAt: '2026-01-01T00:00:00.000Z',
  routes: [route],
  forms: [form],
  entry: 'browser/remoteEntry.js',
  exposes: { './SurveyPage': ['browser/SurveyPage.js'] },
  server: 'server/server.cjs',
  documents: false,
  files: { 'browser/remoteEntry.js': hash, 'browser/SurveyPage.js': hash, 'server/server.cjs': hash },
  sizes: { 'browser/remoteEntry.js': 1, 'browser/SurveyPage.js': 2, 'server/server.cjs': 3 },
  uses: { react: { range: '^19.0.0', names: ['useState'] } },
}

it('accepts what the build writes', () => {
  expect(parseRelease(release)).toMatchObject(release)
})

it('accepts forms whose address and thank-you link are services of the release', () => {
  const endpoint = { ...form.endpoint, service: service.name }
  const thanks = { ...form.thanks, link: { service: service.name, label: 'Abrir' } }

  expect(() => parseRelease({ ...release, services: [service], forms: [{ ...form, endpoint, thanks }] })).not.toThrow()
})

it('accepts what the build wrote under the former contract, and knows that it is', () => {
  const former = { ...release, contract: 2, understands: '^2', globalName: 'mfe_survey' }

  expect(parseRelease(former)).toMatchObject({ ...release, contract: 2, understands: '^2' })
  expect(() => parseRelease({ ...former, globalName: 'mfe_revista' })).toThrow('globalName')
})

it('accepts a name of several words', () => {
  const named = { ...release, name: 'mfe-loja-online' }

  expect(parseRelease(named)).toMatchObject(named)
})

it('accepts a fully guarded release, and services of its routes', () => {
  const guarded = { ...route, guarded: true }
  const services = [
    { ...service, routes: ['/survey'] },
    { ...service, name: 'other', variable: 'OTHER_STOCK_URL' },
  ]

  expect(() =>
    parseRelease({ ...release, routes: [guarded, { ...guarded, path: '/survey/x' }], services }),
  ).not.toThrow()
  expect(() => parseRelease({ ...release, routes: [route, { ...route, path: '/survey/x' }], services })).not.toThrow()
})

it('guards, prefetches and explains nothing unless a route asks for it', () => {
  expect(parseRelease(release).routes).toEqual([
    { ...route, guarded: false, prefetch: false, explainsForms: false, content: false },
  ])
})

it("accepts a name that begins like the shell's", () => {
  const named = { ...release, name: 'shell-extras' }

  expect(parseRelease(named)).toMatchObject(named)
})

it.each([
  { change: { name: 'mfe-survey_' }, place: 'name' },
  { change: { name: 'mfe-survey-' }, place: 'name' },
  { change: { name: '7survey' }, place: 'name' },
  { change: { routes: [{ ...route, expose: './Survey/Page' }] }, place: 'routes.0.expose' },
  { change: { routes: [{ ...route, expose: '../SurveyPage' }] }, place: 'routes.0.expose' },
  { change: { services: [{ ...service, routes: ['/survey', '/outra'] }] }, place: 'services' },
  { change: { contract: 1 }, place: 'contract' },
  { change: { name: '../survey' }, place: 'name' },
  { change: { id: 'latest' }, place: 'id' },
  { change: { server: '../../secrets.cjs' }, place: 'server' },
  { change: { files: { 'server/server.cjs': 'sha384-short' } }, place: 'files' },
  { change: { routes: [] }, place: 'routes' },
  { change: { name: 'shell' }, place: 'name' },
  { change: { globalName: 'mfe_revista' }, place: 'globalName' },
  { change: { entry: 'server/server.cjs' }, place: 'entry' },
  { change: { redirects: { '/survey/old': '//other.example' } }, place: 'redirects' },
  { change: { redirects: { '/survey/old': 'https://other.example' } }, place: 'redirects' },
  { change: { redirects: { '/survey/a': '/survey/b', '/survey/b': '/survey' } }, place: 'redirects' },
  { change: { publicFiles: { '/survey/worker.js': 'documents/worker.js' } }, place: 'publicFiles' },
  { change: { publicFiles: { '/survey/list.pdf': 'server/server.cjs' } }, place: 'publicFiles' },
  { change: { understands: 'file:../..' }, place: 'understands' },
  { change: { forms: [{ ...form, purpose: '' }] }, place: 'forms.0.purpose' },
  { change: { forms: [form, form] }, place: 'forms' },
  { change: { routes: [route, { ...route, path: '/survey/x', guarded: true }] }, place: 'routes' },
  { change: { navigation: [{ label: 'Fora', href: '//evil.example', order: 1 }] }, place: 'navigation.0.href' },
  { change: { footer: [{ column: '', label: 'Sem', href: '/x', order: 1 }] }, place: 'footer.0.column' },
  { change: { forms: [{ ...form, endpoint: { ...form.endpoint, service: 'unknown' } }] }, place: 'forms' },
  {
    change: { forms: [{ ...form, thanks: { ...form.thanks, link: { service: 'unknown', label: 'Abrir' } } }] },
    place: 'forms',
  },
  { change: { services: [service, service] }, place: 'services' },
  { change: { services: [{ ...service, variable: 'PATH' }] }, place: 'services.0.variable' },
  { change: { services: [{ ...service, variable: 'API_KEY_ID' }] }, place: 'services.0.variable' },
  { change: { services: [{ ...service, variable: 'DATABASE_URL' }] }, place: 'services.0.variable' },
  { change: { services: [{ ...service, default: 'none' }] }, place: 'services.0.default' },
  { change: { services: [{ ...service, script: true, default: 'https://evil.example' }] }, place: 'services.0.script' },
  { change: { services: [{ ...service, images: 'https:' }] }, place: 'services.0.images' },
  { change: { services: [{ ...service, routes: ['/outra'] }] }, place: 'services' },
  { change: { surprise: true }, place: 'surprise' },
  { change: { files: { 'release.json': hash } }, place: 'files.release.json' },
  { change: { files: { 'Encodings.json': hash } }, place: 'files.Encodings.json' },
  { change: { publicFiles: { '/survey/list.pdf': 'documents/list.pdf.gz' } }, place: 'publicFiles' },
])('refuses $change and names the place', ({ change, place }) => {
  expect(() => parseRelease({ ...release, ...change })).toThrow(`release.json: ${place}`)
})

it.each([
  'page.js.br',
  'page.js.gz',
  'page.js.zst',
  'page.js.dcz',
  'page.js.dcb',
  'PAGE.JS.BR',
  'page.js.Gz',
  'br.br/page.js',
])('refuses the file %s, which would be sent in place of another one, and says what to do', (name) => {
  const files = { ...release.files, [`browser/${name}`]: hash }

  expect(() => parseRelease({ ...release, files })).toThrow(
    `browser/${name} has the ending of a compressed file, and the site compresses files itself: rename it`,
  )
})

it.each(['browser/br.js', 'browser/page.brand.js', 'media/archive.gzip.svg', 'browser/br', 'browser/release.json'])(
  'accepts the file %s, which looks only similar',
  (name) => {
    expect(() => parseRelease({ ...release, files: { ...release.files, [name]: hash } })).not.toThrow()
  },
)
