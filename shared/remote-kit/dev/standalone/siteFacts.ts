import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'

const text = v.string()

/** The facts that a document of the site carries: all but the evidence. A later version of the site may have more. */
export const siteFacts = v.object({
  brand: text,
  legalName: text,
  cnpj: text,
  siteUrl: text,
  whatsAppNumber: text,
  phone: text,
  email: text,
  openingHours: text,
  address: v.object({ street: text, district: text, city: text, state: text, postalCode: text }),
  privacyPolicyUrl: text,
  social: v.object({ name: text, url: text }),
  services: v.objectWithRest({ leadUrl: text, analyticsId: text }, text),
}) satisfies v.GenericSchema<unknown, SiteFacts>
