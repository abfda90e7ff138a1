'use static'

import type { SiteFacts } from '@site/contracts/SiteFacts'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { breadcrumbData, faqData, JsonLd } from '@site/design/JsonLd'
import { agentTexts } from '../../texts/agentTexts.ts'
import { Guarantees } from './Guarantees.tsx'
import { Offer } from './Offer.tsx'
import { agentQuestions, Questions } from './Questions.tsx'

/** The sections after the calculator, as one island, because they arrive together. */
export function Closing() {
  const site = useSite()
  const evidence = useEvidence()
  const { questions } = useTexts('agentTexts', agentTexts)
  return (
    <>
      <Guarantees />
      <Questions />
      <Offer />
      <JsonLd data={structuredData(site, agentQuestions(evidence, questions))} />
    </>
  )
}

/** The page as schema.org data: the service, the breadcrumb and the questions. */
function structuredData(site: SiteFacts, questions: ReturnType<typeof agentQuestions>) {
  const { brand, siteUrl } = site
  const url = `${siteUrl}/agente-ia`
  return {
    '@graph': [
      {
        '@type': 'Service',
        name: 'Agente de IA para WhatsApp',
        serviceType: 'Atendimento e vendas por WhatsApp com inteligência artificial',
        description: `Funcionário digital que atende e vende 24 horas por dia, implantado em três etapas de ${numbersOf(site).agentStepHours}h.`,
        url,
        areaServed: { '@type': 'Country', name: 'Brasil' },
        provider: { '@type': 'ProfessionalService', name: brand, url: `${siteUrl}/` },
      },
      breadcrumbData({ siteUrl }, 'Agente de IA', '/agente-ia'),
      faqData(questions),
    ],
  }
}
