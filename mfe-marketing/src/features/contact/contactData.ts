import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '../trail/breadcrumbData.ts'
import { contactQuestions } from './contactQuestions.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** Channels, hours and questions of the page, in the words of schema.org. */
export function contactData(site: SiteFacts) {
  const hours = { '@type': 'OpeningHoursSpecification', opens: '08:00' }
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
          openingHoursSpecification: [
            { ...hours, dayOfWeek: weekdays, closes: '18:00' },
            { ...hours, dayOfWeek: 'Saturday', closes: '12:00' },
          ],
        },
      },
      breadcrumbData(site, 'Contato', '/contato'),
      {
        '@type': 'FAQPage',
        mainEntity: contactQuestions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
