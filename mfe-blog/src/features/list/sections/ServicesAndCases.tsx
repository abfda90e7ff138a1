import styled from '@emotion/styled'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { ServiceCards } from './ServiceCards.tsx'
import { SuccessCases } from './SuccessCases.tsx'

const Gap = styled.div({ height: space.x4 })

/** What the agency does and what came of it, between the search and the articles. Only read: it needs no script. */
export function ServicesAndCases() {
  return (
    <Section tone="white" labelledBy="servicos-do-blog">
      <h2 id="servicos-do-blog">Precisa de ajuda agora?</h2>
      <ServiceCards />
      <Gap />
      <h2>Casos de sucesso</h2>
      <SuccessCases />
    </Section>
  )
}
