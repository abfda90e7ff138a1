import styled from '@emotion/styled'
import type { GuaranteeName } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'

/** If a value has a guarantee, the text links to its terms. */
const values: readonly { text: string; guarantee?: GuaranteeName }[] = [
  { text: 'Prazo é promessa, do site e do agente, e promessa se faz por escrito.', guarantee: 'siteDelivery' },
  { text: 'Resultado antes de contrato: você fica porque vende mais.', guarantee: 'returnOnInvestment' },
  { text: 'Palavra simples: você entende cada linha do que compra.' },
  { text: 'Gente por perto, também depois que o site entra no ar.', guarantee: 'roundTheClock' },
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
  const { guarantees } = useEvidence()
  return (
    <Section tone="night" labelledBy="proposito">
      <Heading level={2} id="proposito">
        No que acreditamos
      </Heading>
      <Cards>
        <Card>
          <h3>Missão</h3>
          <p>
            Fazer o pequeno negócio vender mais pela internet, com site, Google, anúncios e WhatsApp trabalhando juntos.
          </p>
        </Card>
        <Card>
          <h3>Visão</h3>
          <p>
            Ser a agência que o dono de comércio indica para o vizinho, porque funcionou com ele primeiro, no Brasil e
            onde houver um balcão.
          </p>
        </Card>
        <Card>
          <h3>Valores</h3>
          <ul>
            {values.map(({ text, guarantee }) => (
              <li key={text}>
                {text} {guarantee && <a href={termsOf(guarantee)}>{guarantees[guarantee].title}</a>}
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
