import styled from '@emotion/styled'
import type { GuaranteeName } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { pageTexts } from '../../texts/pageTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'

/** If a value has a guarantee, the text links to its terms. */
const values: readonly { name: 'deadlines' | 'results' | 'plainWords' | 'people'; guarantee?: GuaranteeName }[] = [
  { name: 'deadlines', guarantee: 'siteDelivery' },
  { name: 'results', guarantee: 'returnOnInvestment' },
  { name: 'plainWords' },
  { name: 'people', guarantee: 'roundTheClock' },
]

const Cards = styled.div({
  display: 'grid',
  gap: space.xl,
  [media.desktop]: {
    // The second card is below the first one also before the third has arrived.
    gridTemplate: 'auto 1fr/1fr 1.2fr',
    gridAutoFlow: 'column',
    '& > :nth-child(3)': { gridRow: '1/3' },
  },
  marginTop: space.xxl,
  '& h3': { marginBottom: space.m, color: color.orangeDeep },
  '& li + li': { marginTop: space.s },
})
const Terms = styled.p({ marginTop: space.l })

/** Mission, vision and values. */
export function Purpose() {
  const { about } = useTexts('pageTexts', pageTexts)
  const { guarantees } = useEvidence()
  return (
    <Section tone="night" labelledBy="proposito">
      <Heading level={2} id="proposito">
        {about.purpose}
      </Heading>
      <Cards>
        <Card>
          <h3>Missão</h3>
          <p>{about.mission}</p>
        </Card>
        <Card>
          <h3>Visão</h3>
          <p>{about.vision}</p>
        </Card>
        <Card>
          <h3>Valores</h3>
          <ul>
            {values.map(({ name, guarantee }) => (
              <li key={name}>
                {about[name]} {guarantee && <a href={termsOf(guarantee)}>{guarantees[guarantee].title}</a>}
              </li>
            ))}
          </ul>
          <Terms>
            <a href="/garantias">As condições das garantias</a>
          </Terms>
        </Card>
      </Cards>
    </Section>
  )
}
