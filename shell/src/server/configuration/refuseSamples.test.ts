import { ConfigurationError, readConfiguration } from './readConfiguration.ts'
import { refuseSamples } from './refuseSamples.ts'

/** An agency whose every fact is its own. */
const agency = {
  SITE_URL: 'https://www.exemplo.com.br',
  BRAND: 'Sites do Bairro',
  LEGAL_NAME: 'Sites do Bairro Ltda.',
  CNPJ: '12.345.678/0001-95',
  WHATSAPP_NUMBER: '5521987654321',
  PHONE: '+552133334444',
  EMAIL: 'oi@exemplo.com.br',
  ADDRESS_STREET: 'Rua do Catete, 1',
  // In the sample's own city, which is true of many.
  ADDRESS_DISTRICT: 'Centro',
  ADDRESS_CITY: 'São Paulo',
  ADDRESS_STATE: 'SP',
  ADDRESS_POSTAL_CODE: '22220-000',
  SOCIAL_NAME: 'Instagram',
  SOCIAL_URL: 'https://www.instagram.com/sitesdobairro',
}
const start = (env: Record<string, string | undefined>) => () => refuseSamples(readConfiguration(env, '/'))

it('lets an agency with facts of its own publish', () => {
  expect(start(agency)).not.toThrow()
})

it.each(Object.keys(agency).filter((name) => name !== 'SITE_URL'))('refuses a public site without %s', (name) => {
  expect(start({ ...agency, [name]: undefined })).toThrow(ConfigurationError)
  expect(start({ ...agency, [name]: '' })).toThrow(`nobody: ${name}. Write them into agency.json`)
})

it.each([
  { name: 'WHATSAPP_NUMBER', value: '5511900000000' },
  { name: 'WHATSAPP_NUMBER', value: '11900000000' },
  { name: 'WHATSAPP_NUMBER', value: '551140000000' },
  { name: 'PHONE', value: '+551140000000' },
  { name: 'PHONE', value: '+5511900000000' },
  { name: 'CNPJ', value: '00000000000100' },
  { name: 'BRAND', value: 'VITRINE 24H' },
  { name: 'EMAIL', value: 'Contato@Vitrine24h.example' },
  { name: 'ADDRESS_STREET', value: 'Rua de exemplo 100' },
  { name: 'ADDRESS_POSTAL_CODE', value: '01000000' },
  { name: 'SOCIAL_URL', value: 'https://www.instagram.com/vitrine24h.exemplo/' },
])('recognizes a sample in any notation: $name=$value', ({ name, value }) => {
  expect(start({ ...agency, [name]: value })).toThrow(`nobody: ${name}.`)
})

it('names all of them in one sentence', () => {
  expect(start({ SITE_URL: agency.SITE_URL })).toThrow(
    'Configuration: SITE_URL is "https://www.exemplo.com.br", a public site, but these still have sample values, which ' +
      'lead visitors to nobody: BRAND, LEGAL_NAME, CNPJ, WHATSAPP_NUMBER, PHONE, EMAIL, ADDRESS_STREET, ' +
      'ADDRESS_DISTRICT, ADDRESS_CITY, ADDRESS_STATE, ADDRESS_POSTAL_CODE, SOCIAL_NAME, SOCIAL_URL. ' +
      'Write them into agency.json in EVIDENCE_DIR (Facts in OPERATIONS.md), or set ALLOW_SAMPLES=yes to publish the samples all the same.',
  )
})

it.each([
  { SITE_URL: undefined },
  { SITE_URL: 'http://localhost:3000' },
  { SITE_URL: 'http://192.168.0.7:3000' },
  { SITE_URL: 'https://loja.test' },
  { SITE_URL: 'https://preview.exemplo.com.br' },
  { SITE_URL: agency.SITE_URL, ALLOW_SAMPLES: 'yes' },
])('shows the samples with %j', (env) => {
  expect(start(env)).not.toThrow()
})

it.each(['no', ''])('still refuses with ALLOW_SAMPLES=%s', (given) => {
  expect(start({ SITE_URL: agency.SITE_URL, ALLOW_SAMPLES: given })).toThrow('sample values')
})

it('says how to correct an answer that it does not know', () => {
  expect(start({ SITE_URL: agency.SITE_URL, ALLOW_SAMPLES: '1' })).toThrow(
    'Configuration: ALLOW_SAMPLES is "1", but it must be yes or no.',
  )
})
