import type { Evidence } from '../evidence/Evidence.ts'

/**
 * What the agency says of itself on every page: brand, channels, address, and where external services are.
 * Read once from the environment by the shell and handed to every remote, so that no remote is rebuilt when a fact changes.
 */
export type SiteFacts = {
  /** Trade name, shown in the bar, the footer and titles. */
  brand: string
  legalName: string
  cnpj: string
  /** Origin of the public site without a trailing slash, for canonical links. */
  siteUrl: string
  /** International format, digits only: 5511900000000. */
  whatsAppNumber: string
  /** International format with plus, as a `tel:` link wants it: +551140000000. */
  phone: string
  email: string
  /** When somebody answers, in São Paulo's time and schema.org's notation (openingHours.ts): Mo-Fr 08:00-18:00,Sa 08:00-12:00. */
  openingHours: string
  address: { street: string; district: string; city: string; state: string; postalCode: string }
  /** Address of the page that says what becomes of visitors' data, as a release offers it; empty while none does. */
  privacyPolicyUrl: string
  social: { name: string; url: string }
  /** Values of external services by name: the shell's own, and what the remote declares (ServiceDefinition.ts). */
  services: Record<(typeof siteServices)[number], string> & Readonly<Record<string, string>>
  /**
   * What the agency shows to be believed. Only where a page is rendered ahead: no document carries it, `useEvidence` has
   * it in read-only islands, and a data module answers what its page needs of it.
   */
  evidence?: Evidence
  /** How long sent forms are kept, in days. As `evidence`. */
  retentionDays?: number
  /** There when the page has to say that some of this is a sample: outside of production, while it is. As `evidence`. */
  saysSamples?: true
}

/**
 * The shell's own services: where every form is sent that has no endpoint of its own (POST, JSON), and the id of Google
 * Analytics 4, which is off while it is empty.
 */
export const siteServices = ['leadUrl', 'analyticsId'] as const
