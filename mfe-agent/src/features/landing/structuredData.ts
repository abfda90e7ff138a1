import type { SiteFacts } from '@site/contracts/SiteFacts'
import { questions } from './questions.ts'

/** What the page shows, in the words of schema.org: the service, the way here and the questions. */
export function structuredData({ brand, siteUrl }: SiteFacts) {
  const url = `${siteUrl}/agente-ia`
  return {
    '@graph': [
      {
        '@type': 'Service',
        name: 'Agente de IA para WhatsApp',
        serviceType: 'Atendimento e vendas por WhatsApp com inteligência artificial',
        description: 'Funcionário digital que atende e vende 24 horas por dia, pronto em 72 horas.',
        url,
        areaServed: { '@type': 'Country', name: 'Brasil' },
        provider: { '@type': 'ProfessionalService', name: brand, url: `${siteUrl}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Início', item: `${siteUrl}/` },
          { '@type': 'ListItem', position: 2, name: 'Agente de IA', item: url },
        ],
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
