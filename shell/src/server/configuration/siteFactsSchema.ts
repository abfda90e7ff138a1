import { readOpeningHours } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'

const text = (sample: string) => v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty')), sample)
const address = (sample: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^(https?:\/\/[^\s]+|\/[^\s]*)$/, 'must be an http(s) address or a path on this site')),
    sample,
  )

/** The agency's facts, by environment variable. Every default is a sample that belongs to nobody. */
const facts = v.object({
  BRAND: text('Vitrine 24h'),
  LEGAL_NAME: text('Vitrine 24h Marketing Digital Ltda. (exemplo)'),
  CNPJ: text('00.000.000/0001-00'),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be an address such as https://www.exemplo.com.br'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  PORT: v.optional(v.string(), '3000'),
  WHATSAPP_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^\d{10,15}$/, 'must be digits only with the country code, such as 5511900000000')),
    '5511900000000',
  ),
  PHONE: v.optional(v.pipe(v.string(), v.regex(/^\+\d{10,15}$/, 'must look like +551140000000')), '+551140000000'),
  EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address')), 'contato@vitrine24h.example'),
  OPENING_HOURS: v.optional(
    v.pipe(
      v.string(),
      v.check((hours) => readOpeningHours(hours) !== undefined, 'must look like Mo-Fr 08:00-18:00,Sa 08:00-12:00'),
    ),
    'Mo-Fr 08:00-18:00,Sa 08:00-12:00',
  ),
  ADDRESS_STREET: text('Rua de Exemplo, 100'),
  ADDRESS_DISTRICT: text('Centro'),
  ADDRESS_CITY: text('São Paulo'),
  ADDRESS_STATE: text('SP'),
  ADDRESS_POSTAL_CODE: text('01000-000'),
  SOCIAL_NAME: text('Instagram'),
  SOCIAL_URL: address('https://www.instagram.com/vitrine24h.exemplo'),
  LEAD_URL: address('/leads'),
  ANALYTICS_ID: v.optional(
    v.pipe(v.string(), v.regex(/^(G-[A-Z0-9]+)?$/, 'must look like G-XXXXXXX, or be empty')),
    '',
  ),
})

export const siteFactsSchema = v.pipe(
  facts,
  v.transform(
    (env): SiteFacts => ({
      brand: env.BRAND,
      legalName: env.LEGAL_NAME,
      cnpj: env.CNPJ,
      siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
      whatsAppNumber: env.WHATSAPP_NUMBER,
      phone: env.PHONE,
      email: env.EMAIL,
      openingHours: env.OPENING_HOURS,
      address: {
        street: env.ADDRESS_STREET,
        district: env.ADDRESS_DISTRICT,
        city: env.ADDRESS_CITY,
        state: env.ADDRESS_STATE,
        postalCode: env.ADDRESS_POSTAL_CODE,
      },
      privacyPolicyUrl: '',
      social: { name: env.SOCIAL_NAME, url: env.SOCIAL_URL },
      services: {
        leadUrl: env.LEAD_URL,
        analyticsId: env.ANALYTICS_ID,
      },
    }),
  ),
)

/** Settings whose default suits any agency. */
const settings: readonly string[] = ['SITE_URL', 'PORT', 'OPENING_HOURS', 'LEAD_URL', 'ANALYTICS_ID']

/** Samples that are also true of many an agency: only a missing value counts as one. */
const plausible: readonly string[] = ['ADDRESS_DISTRICT', 'ADDRESS_CITY', 'ADDRESS_STATE', 'SOCIAL_NAME']

/** The same for a value in any notation: letters and digits only, and a Brazilian number without its country code. */
function bare(value: string): string {
  const text = value.normalize('NFKC').toLowerCase()
  return text.replace(/[^\p{L}\p{N}]/gu, '').replace(/^55(?=\d{10,11}$)/, '')
}

const factNames = Object.keys(facts.entries).filter((name) => !settings.includes(name))
const samples: ReadonlySet<string> = new Set(
  Object.entries(facts.entries).flatMap(([name, schema]) =>
    factNames.includes(name) && !plausible.includes(name) && schema.default ? [bare(schema.default)] : [],
  ),
)

/** The variables of facts that are still samples: not set, or set to what was made up. */
export function sampleFacts(env: Readonly<Record<string, string | undefined>>): string[] {
  return factNames.filter((name) => {
    const value = env[name]
    return value === undefined || (!plausible.includes(name) && samples.has(bare(value)))
  })
}
