import type { ServiceDefinition } from '@site/contracts/ServiceDefinition'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { sampleEvidence } from '@site/contracts/sampleEvidence'

/** Facts for tests. The phone numbers belong to nobody. */
export const sampleSite: SiteFacts = {
  brand: 'Vitrine 24h',
  legalName: 'Vitrine 24h Marketing Digital Ltda. (exemplo)',
  cnpj: '00.000.000/0001-00',
  siteUrl: 'http://localhost:3000',
  whatsAppNumber: '5511900000000',
  phone: '+551140000000',
  email: 'contato@vitrine24h.example',
  openingHours: 'Mo-Fr 08:00-18:00,Sa 08:00-12:00',
  address: {
    street: 'Rua de Exemplo, 100',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01000-000',
  },
  privacyPolicyUrl: '/loja/privacidade',
  social: { name: 'Instagram', url: 'https://www.instagram.com/vitrine24h.exemplo' },
  services: {
    leadUrl: '/leads',
    analyticsId: '',
  },
  evidence: sampleEvidence,
  retentionDays: 730,
}

/** The sample facts for a page that uses these services, with their default values. */
export function sampleSiteWith(...services: readonly ServiceDefinition[]): SiteFacts {
  const values = Object.fromEntries(services.map(({ name, default: usual }) => [name, usual]))
  return { ...sampleSite, services: { ...sampleSite.services, ...values } }
}
