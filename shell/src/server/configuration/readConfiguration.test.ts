import { ConfigurationError, readConfiguration } from './readConfiguration.ts'

it('needs no variables: every value has a default, and the facts are marked as samples', () => {
  const { port, site, releasesFolder, adminToken } = readConfiguration({}, '/site')

  expect(port).toBe(3000)
  expect(releasesFolder).toBe('/site/releases')
  expect(adminToken).toBeUndefined()
  expect(site.siteUrl).toBe('http://localhost:3000')
  expect(site.legalName).toContain('exemplo')
})

it('reads facts and addresses from the environment, without a slash at the end', () => {
  const { site } = readConfiguration(
    { SITE_URL: 'https://www.exemplo.com.br/', BRAND: 'Loja', LEAD_URL: 'https://script.exemplo/x' },
    '/',
  )

  expect(site).toMatchObject({
    siteUrl: 'https://www.exemplo.com.br',
    brand: 'Loja',
    services: { leadUrl: 'https://script.exemplo/x' },
  })
})

it.each([
  { env: {}, hosts: { admin: 'http://admin.localhost:3000', preview: 'http://preview.localhost:3000' } },
  { env: { PORT: '8080' }, hosts: { admin: 'http://admin.localhost:8080', preview: 'http://preview.localhost:8080' } },
  {
    env: { ADMIN_URL: 'https://Equipe.exemplo.com.br/', PREVIEW_URL: 'https://previa.exemplo.com.br' },
    hosts: { admin: 'https://equipe.exemplo.com.br', preview: 'https://previa.exemplo.com.br' },
  },
])('gives the desk and previews hosts of their own with $env', ({ env, hosts }) => {
  expect(readConfiguration(env, '/').hosts).toEqual({ site: readConfiguration(env, '/').site.siteUrl, ...hosts })
})

it.each([
  { given: undefined, origins: [] },
  { given: ' ', origins: [] },
  { given: 'https://Loja.example/', origins: ['https://loja.example'] },
  { given: 'https://a.example:443, http://b.example:8080', origins: ['https://a.example', 'http://b.example:8080'] },
])('lists the other sites of $given', ({ given, origins }) => {
  expect(readConfiguration({ OUTSIDE_ORIGINS: given }, '/').outsideOrigins).toEqual(origins)
})

it.each([
  { env: { ADMIN_URL: 'equipe' }, sentence: 'ADMIN_URL is "equipe", but it must be an address' },
  { env: { ADMIN_URL: 'https://www.exemplo.com.br/equipe' }, sentence: 'without a path' },
  { env: { ADMIN_URL: 'https://me@exemplo.com.br' }, sentence: 'without a path' },
  { env: { PREVIEW_URL: 'ftp://previa.exemplo.com.br' }, sentence: 'PREVIEW_URL is' },
  {
    env: { ADMIN_URL: 'http://localhost:3001' },
    sentence: 'must have host names of their own, but two are at localhost',
  },
  {
    env: { ADMIN_URL: 'https://x.exemplo.com.br', PREVIEW_URL: 'https://x.exemplo.com.br:8443' },
    sentence: 'two are at x.exemplo.com.br',
  },
  { env: { OUTSIDE_ORIGINS: '*' }, sentence: 'OUTSIDE_ORIGINS.0 is "*", but it must be origins such as' },
  { env: { OUTSIDE_ORIGINS: 'https://a.example https://b.example/path' }, sentence: 'without paths' },
  { env: { OUTSIDE_ORIGINS: 'null' }, sentence: 'OUTSIDE_ORIGINS' },
  { env: { OUTSIDE_ORIGINS: 'https://*.example' }, sentence: 'without wildcards' },
  { env: { PORT: 'oitenta' }, sentence: 'PORT is "oitenta", but it must be a whole number from 0 to 65535.' },
  { env: { PORT: '70000' }, sentence: 'must be at most 65535' },
  { env: { SITE_URL: 'exemplo' }, sentence: 'SITE_URL is "exemplo"' },
  { env: { WHATSAPP_NUMBER: '+55 11' }, sentence: 'must be digits only with the country code' },
  { env: { OPENING_HOURS: 'Mo-Fr 8-18' }, sentence: 'must look like Mo-Fr 08:00-18:00,Sa 08:00-12:00' },
  { env: { EMAIL: 'contato' }, sentence: 'must be an e-mail address' },
  { env: { LOG_LEVEL: 'loud' }, sentence: 'must be silent, error, warn, info or debug' },
  { env: { ADMIN_TOKEN: 'curto' }, sentence: 'must have at least 12 characters' },
  { env: { DATABASE_URL: 'mysql://x' }, sentence: 'must begin with postgres://' },
  { env: { TRUST_PROXY: 'yes' }, sentence: 'must be no, how many proxies stand before the site' },
  { env: { TRUST_PROXY: '0' }, sentence: 'TRUST_PROXY is "0"' },
  { env: { TRUST_PROXY: '10.0.0.0/33' }, sentence: 'TRUST_PROXY' },
  { env: { TRUST_PROXY: '10.0.0.0/8, proxy' }, sentence: 'TRUST_PROXY' },
  { env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, sentence: 'such as http://localhost:4318' },
  { env: { LEAD_URL: 'javascript:alert(1)' }, sentence: 'must be an http(s) address' },
])('explains how to correct $env', ({ env, sentence }) => {
  expect(() => readConfiguration(env, '/')).toThrow(ConfigurationError)
  expect(() => readConfiguration(env, '/')).toThrow(sentence)
})

it.each([
  { ADMIN_TOKEN: 'tao-curta' },
  { LEAD_FORM_SECRET: 'curto' },
  { DATABASE_URL: 'mysql://user:tao-curta@host/x' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://user:tao-curta@host' },
])('does not repeat the secret of %o', (env) => {
  const [[name = '', value = '']] = Object.entries(env) as [[string, string]]

  expect(() => readConfiguration(env, '/')).toThrow(`${name} is set, but it`)
  expect(() => readConfiguration(env, '/')).not.toThrow(value)
})

it('lists the samples, and lets pages mention them outside of production only', () => {
  const usual = readConfiguration({ CNPJ: '12.345.678/0001-95' }, '/')
  const live = readConfiguration({ SITE_URL: 'https://www.exemplo.com.br' }, '/')

  expect(usual.samples).toEqual(expect.arrayContaining(['WHATSAPP_NUMBER', 'testimonials.json']))
  expect(usual.samples).not.toContain('CNPJ')
  expect(usual.samples).not.toContain('LEAD_URL')
  expect(usual.site.saysSamples).toBe(true)
  expect(live.samples).toContain('WHATSAPP_NUMBER')
  expect(live.site.saysSamples).toBeUndefined()
})

it('names the invalid file of the evidence', () => {
  expect(() => readConfiguration({ EVIDENCE_DIR: 'nowhere' }, '/site')).toThrow(
    new ConfigurationError('Configuration: EVIDENCE_DIR is "/site/nowhere", but there is no such folder.'),
  )
})

it("keeps the variables that releases may read, and none that is secret or the server's own", () => {
  const { serviceVariables } = readConfiguration(
    {
      STOCK_URL: 'https://stock.exemplo',
      STOCK_ID: '7',
      STOCK_TOKEN_ID: 'secret',
      AWS_ACCESS_KEY_ID: 'secret',
      LEAD_FORWARD_URL: 'https://receiver.exemplo/?key=secret',
      DATABASE_URL: 'postgres://user:secret@host/x',
      LEAD_URL: 'https://crm.exemplo',
      HOME: '/root',
    },
    '/',
  )

  expect(serviceVariables.values).toEqual({ STOCK_URL: 'https://stock.exemplo', STOCK_ID: '7' })
  for (const own of ['DATABASE_URL', 'LEAD_URL', 'SITE_URL', 'SOCIAL_URL', 'ANALYTICS_ID']) {
    expect(serviceVariables.reserved).toContain(own)
  }
})

it.each([
  { env: {}, warnings: [] },
  { env: { VIEW_SAMPLE: '' }, warnings: [] },
  {
    env: { VIEW_SAMPLE: '0' },
    warnings: ['VIEW_SAMPLE is no longer read: every view is counted, without anything about its visitor.'],
  },
  {
    env: { LEAD_FORWARD_REDIRECT_HOSTS: 'x.example', VIEW_SAMPLE: '1' },
    warnings: [expect.stringContaining('VIEW_SAMPLE'), expect.stringContaining('LEAD_FORWARD_REDIRECT_HOSTS')],
  },
])('warns of variables that are no longer read: $env', ({ env, warnings }) => {
  expect(readConfiguration(env, '/').warnings).toEqual(warnings)
})

const hops = (trust: unknown) => (typeof trust === 'function' ? trust : () => undefined)

it.each([
  { given: undefined, address: '10.0.0.1', hop: 0, trusted: undefined },
  { given: '1', address: '10.0.0.1', hop: 0, trusted: true },
  { given: '1', address: '::ffff:127.0.0.1', hop: 0, trusted: true },
  { given: '1', address: '203.0.113.7', hop: 0, trusted: false },
  { given: '1', address: '203.0.113.7', hop: 1, trusted: false },
  { given: '2', address: '203.0.113.7', hop: 1, trusted: true },
  { given: '2', address: '203.0.113.7', hop: 2, trusted: false },
])('trusts $address at hop $hop with TRUST_PROXY=$given: $trusted', ({ given, address, hop, trusted }) => {
  const { trustProxy } = readConfiguration({ TRUST_PROXY: given }, '/')

  expect(hops(trustProxy)(address, hop)).toBe(trusted)
})

it('accepts the networks of proxies', () => {
  expect(readConfiguration({ TRUST_PROXY: '10.0.0.0/8, fd00::/8, 192.0.2.1' }, '/').trustProxy).toEqual([
    '10.0.0.0/8',
    'fd00::/8',
    '192.0.2.1',
  ])
})
