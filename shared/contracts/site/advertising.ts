import type { SiteFacts } from './SiteFacts.ts'

/** The companies whose advertising the site can serve. */
export const advertisingCompanies = ['meta', 'google'] as const
export type AdvertisingCompany = (typeof advertisingCompanies)[number]

/** What the site does for the agency's advertisements, once a visitor has consented to it. */
export type Advertising = {
  /** Tags that every page loads, with the agency's id at the company. */
  tags: readonly { company: AdvertisingCompany; id: string }[]
  /** Companies that the server tells of submitted forms. */
  leads: readonly AdvertisingCompany[]
}

const names = {
  meta: { who: 'a Meta', whom: 'à Meta', whose: 'da Meta' },
  google: { who: 'o Google', whom: 'ao Google', whose: 'do Google' },
} as const satisfies Record<AdvertisingCompany, object>

/** Companies as part of a sentence: who does something ('a Meta e o Google'), to whom, or whose something is. */
export function companyNames(companies: readonly AdvertisingCompany[], part: 'who' | 'whom' | 'whose' = 'who'): string {
  const shown = advertisingCompanies.filter((company) => companies.includes(company))
  return shown.map((company) => names[company][part]).join(' e ')
}

/** Every company that learns something. */
export function companiesOf({ tags, leads }: Advertising): AdvertisingCompany[] {
  return advertisingCompanies.filter(
    (company) => leads.includes(company) || tags.some((tag) => tag.company === company),
  )
}

/** What a visitor consents to, piece by piece: consent covers nothing that comes later. */
export function advertisingScope({ tags, leads }: Advertising): string[] {
  const loaded = tags.map(({ company }) => `${company}-tag`)
  return [...new Set([...loaded, ...leads.map(leadScope)])].sort()
}

/** That a company is told of a submitted form. */
export const leadScope = (company: AdvertisingCompany) => `${company}-lead`

/** What the button is called with which somebody changes that choice. */
export const consentLabel = ({ advertising }: Pick<SiteFacts, 'advertising'>) =>
  advertising ? 'Preferências de cookies e anúncios' : 'Preferências de cookies'

/** Whether there is anything that a visitor may consent to, or refuse. */
export function asksConsent({ services, advertising }: Pick<SiteFacts, 'services' | 'advertising'>): boolean {
  return services.analyticsId !== '' || advertising !== undefined
}
