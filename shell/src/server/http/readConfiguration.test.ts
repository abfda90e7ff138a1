import { ConfigurationError, readConfiguration } from './readConfiguration.ts'

it('needs nothing: every value has a default, and the facts are marked samples', () => {
  const { port, site, releasesFolder, adminToken } = readConfiguration({}, '/site')

  expect(port).toBe(3000)
  expect(releasesFolder).toBe('/site/releases')
  expect(adminToken).toBeUndefined()
  expect(site.siteUrl).toBe('http://localhost:3000')
  expect(site.legalName).toContain('exemplo')
})

it('takes facts and addresses from the environment, without a slash at the end', () => {
  const { site } = readConfiguration(
    { SITE_URL: 'https://www.exemplo.com.br/', BRAND: 'Loja', EBOOK_LEAD_URL: 'https://script.exemplo/x' },
    '/',
  )

  expect(site).toMatchObject({
    siteUrl: 'https://www.exemplo.com.br',
    brand: 'Loja',
    services: { ebookLeadUrl: 'https://script.exemplo/x' },
  })
})

it.each([
  { env: { PORT: 'oitenta' }, sentence: 'PORT is "oitenta", but it must be a whole number from 0 to 65535.' },
  { env: { PORT: '70000' }, sentence: 'must be at most 65535' },
  { env: { SITE_URL: 'exemplo' }, sentence: 'SITE_URL is "exemplo"' },
  { env: { WHATSAPP_NUMBER: '+55 11' }, sentence: 'must be digits only with the country code' },
  { env: { EMAIL: 'contato' }, sentence: 'must be an e-mail address' },
  { env: { LOG_LEVEL: 'loud' }, sentence: 'must be silent, error, warn, info or debug' },
  { env: { ADMIN_TOKEN: 'curto' }, sentence: 'must have at least 12 characters' },
  { env: { DATABASE_URL: 'mysql://x' }, sentence: 'must begin with postgres://' },
  { env: { CHAT_MODULE_URL: 'javascript:alert(1)' }, sentence: 'must be an http(s) address' },
])('says how to mend $env', ({ env, sentence }) => {
  expect(() => readConfiguration(env, '/')).toThrow(ConfigurationError)
  expect(() => readConfiguration(env, '/')).toThrow(sentence)
})
