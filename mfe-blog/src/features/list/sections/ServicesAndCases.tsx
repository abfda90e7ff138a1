'use static'

import { Section } from '@site/design/Section'
import { ServiceCards } from './ServiceCards.tsx'
import { SuccessCases } from './SuccessCases.tsx'

/** Services and success cases, between the search and the articles. Read-only: it needs no script. */
export function ServicesAndCases() {
  return (
    <Section tone="white" labelledBy="servicos-do-blog">
      <h2 id="servicos-do-blog">Precisa de ajuda agora?</h2>
      <ServiceCards />
      <SuccessCases />
    </Section>
  )
}
