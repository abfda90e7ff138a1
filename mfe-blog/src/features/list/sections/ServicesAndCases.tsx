import styled from '@emotion/styled'
import { Section } from '@site/design/Section'
import { layout } from '@site/design/tokens'
import { ServiceCards } from './ServiceCards.tsx'
import { SuccessCases } from './SuccessCases.tsx'

const Gap = styled.div({ height: layout.section })

/** What the agency does and what came of it, between the search and the articles. Only read: it needs no script. */
export function ServicesAndCases() {
  return (
    <Section tone="white" labelledBy="servicos-do-blog">
      <h2 id="servicos-do-blog">Precisa de ajuda agora?</h2>
      <ServiceCards />
      <Gap />
      <h2 id="casos">Casos de sucesso</h2>
      <SuccessCases />
    </Section>
  )
}
