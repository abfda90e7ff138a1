import type { Offer } from '@site/contracts/Evidence'
import { emailReplyTime } from '@site/contracts/emailReplyTime'
import { hoursInSentence } from '@site/contracts/openingHours'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData, faqData, openingHoursData } from '@site/design/JsonLd'

/** Questions before the first contact, shown as disclosures and as structured data. */
export const contactQuestions = (site: Pick<SiteFacts, 'openingHours'>, { briefing }: Offer) => [
  {
    question: 'Em quanto tempo vocês respondem?',
    answer: `No WhatsApp, em até 2 horas no horário comercial: ${hoursInSentence(site.openingHours)}. Propostas por e-mail chegam ${emailReplyTime}.`,
  },
  {
    question: 'O que preciso ter em mãos para começar?',
    answer: `${briefing} O resto perguntamos em um briefing de 30 minutos.`,
  },
  {
    question: 'O orçamento custa alguma coisa?',
    answer: 'Não. O orçamento é gratuito, tem preço fechado e não obriga a nada.',
  },
  {
    question: 'Vocês atendem em outras cidades?',
    answer: 'Sim. Atendemos em todo o Brasil e clientes em outros países, por WhatsApp e chamada de vídeo.',
  },
]

/** The page's channels, hours and questions as schema.org data. */
export function contactData(site: SiteFacts, offer: Offer) {
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
      faqData(contactQuestions(site, offer)),
    ],
  }
}
