import type { Offer } from '@site/contracts/Evidence'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData, faqData, openingHoursData } from '@site/design/JsonLd'
import type { ContactQuestions } from '../../texts/contactTexts.ts'
import { contactQuestions } from './contactQuestions.ts'

/** The page's channels, hours and questions as schema.org data. */
export function contactData(site: SiteFacts, offer: Offer, written?: ContactQuestions) {
  return {
    '@graph': [
      {
        '@type': 'ContactPage',
        name: 'Contato',
        url: `${site.siteUrl}/contato`,
        mainEntity: {
          '@type': 'ProfessionalService',
          '@id': `${site.siteUrl}/#empresa`,
          name: site.brand,
          url: `${site.siteUrl}/`,
          telephone: site.phone,
          email: site.email,
          openingHoursSpecification: openingHoursData(site),
        },
      },
      breadcrumbData(site, 'Contato', '/contato'),
      faqData(contactQuestions(site, offer, written)),
    ],
  }
}
