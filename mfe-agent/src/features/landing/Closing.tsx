import type { SiteFacts } from '@site/contracts/SiteFacts'
import { useSite } from '@site/contracts/useSite'
import { breadcrumbData, faqData, JsonLd } from '@site/design/JsonLd'
import { Guarantees } from './Guarantees.tsx'
import { Offer } from './Offer.tsx'
import { Questions, questions } from './Questions.tsx'

/** What is read after the sum: one part of the page, because it comes in one piece. */
export function Closing() {
  const site = useSite()
  return (
    <>
      <Guarantees />
      <Questions />
      <Offer />
      <JsonLd data={structuredData(site)} />
    </>
  )
}

/** What the page shows, in the words of schema.org: the service, the way here and the questions. */
function structuredData({ brand, siteUrl }: SiteFacts) {
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
      breadcrumbData({ siteUrl }, 'Agente de IA', '/agente-ia'),
      faqData(questions),
    ],
  }
}
