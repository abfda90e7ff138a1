import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'

const values = [
  'Prazo é promessa: 24 horas para o site, 72 horas para o agente, com garantia por escrito.',
  'Resultado antes de contrato: sem fidelidade, e devolvemos o que você pagou se em 90 dias o investimento não mostrar retorno.',
  'Palavra simples: você entende cada linha do que compra.',
  'Gente por perto: clientes têm suporte 24 horas, todos os dias.',
]

const Cards = styled.div({
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: '1fr 1.2fr', '& > :last-child': { gridArea: '1/2/3/3' } },
  marginTop: space.xxl,
  '& h3': { marginBottom: space.m, color: color.orangeDeep },
  '& li + li': { marginTop: space.s },
})
const Terms = styled.p({ marginTop: space.l })

/** Mission, vision and values. */
export function Purpose() {
  return (
    <Section tone="night" labelledBy="proposito">
      <Heading level={2} id="proposito">
        No que acreditamos
      </Heading>
      <Cards>
        <Card>
          <h3>Missão</h3>
          <p>
            Fazer o pequeno negócio vender mais pela internet, começando em um dia: site, Google, anúncios e WhatsApp
            trabalhando juntos.
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
            {values.map((value) => (
              <li key={value}>{value}</li>
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
