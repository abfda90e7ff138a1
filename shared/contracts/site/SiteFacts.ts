import type { Evidence } from '../evidence/Evidence.ts'
import type { Advertising } from './advertising.ts'
import type { SiteNumbers } from './siteNumbers.ts'

/**
 * The agency's facts for every page: brand, channels, address, and the external services. The shell reads them from the
 * environment once and passes them to every remote, so that no remote is rebuilt when one changes.
 */
export type SiteFacts = {
  /** Trade name, shown in the bar, the footer and titles. */
  brand: string
  legalName: string
  cnpj: string
  /** Origin of the public site without a trailing slash, for canonical URLs. */
  siteUrl: string
  /** International format, digits only: 5511900000000. */
  whatsAppNumber: string
  /** International format with a plus, as in a `tel:` link: +551140000000. */
  phone: string
  email: string
  /** Opening hours in São Paulo's time and schema.org's notation (openingHours.ts): Mo-Fr 08:00-18:00,Sa 08:00-12:00. */
  openingHours: string
  address: { street: string; district: string; city: string; state: string; postalCode: string }
  /** Address of the privacy policy's page, as a release offers it; empty if none does. */
  privacyPolicyUrl: string
  /** Marks what writers have published in the privacy policy; absent while it says what its release says. */
  privacyText?: string | undefined
  social: { name: string; url: string }
  /** A sentence about the agency, at the end of every page; the shell has one of its own. */
  slogan?: string | undefined
  /** Numbers and periods that differ from the usual ones (`numbersOf`). */
  numbers?: SiteNumbers
  /** Values of external services by name: the shell's own, and what the remote declares (ServiceDefinition.ts). */
  services: Record<(typeof siteServices)[number], string> & Readonly<Record<string, string>>
  /** Absent where no advertising is in use: then nobody is asked about it. */
  advertising?: Advertising | undefined
  /**
   * The content that makes the agency credible. Only set while a page is prerendered, and never part of a document:
   * read-only islands get it with `useEvidence`, and a data module returns the part that its page needs.
   */
  evidence?: Evidence
  /**
   * What writers have published in collections of the remotes' own (`collections` of a release), by name. Each remote checks
   * its own. Only set as `evidence` is.
   */
  content?: Readonly<Record<string, unknown>>
  /** How long submitted forms are kept, in days. Only set as `evidence` is. */
  retentionDays?: number
  /**
   * Set if the page has to say that some of this is sample content: outside production, as long as it is. Only set as
   * `evidence` is.
   */
  saysSamples?: true
}

/**
 * The shell's own services: the endpoint of every form that has none of its own (POST, JSON), and the id of Google Analytics
 * 4, which is off while it is empty.
 */
export const siteServices = ['leadUrl', 'analyticsId'] as const
