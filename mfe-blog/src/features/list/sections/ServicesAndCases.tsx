'use static'

import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { blogTexts } from '../../../texts/blogTexts.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { SuccessCases } from './SuccessCases.tsx'

/** Services and success cases, between the search and the articles. Read-only: it needs no script. */
export function ServicesAndCases() {
  const { services } = useTexts('blogTexts', blogTexts)
  return (
    <Section tone="white" labelledBy="servicos-do-blog">
      <h2 id="servicos-do-blog">{services.title}</h2>
      <ServiceCards />
      <SuccessCases />
    </Section>
  )
}
