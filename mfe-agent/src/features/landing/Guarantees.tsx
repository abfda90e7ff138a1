import styled from '@emotion/styled'
import type { GuaranteeAnchor } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, font, space } from '@site/design/tokens'

/** What holds for the agent, the strongest promise first. */
const anchors: readonly GuaranteeAnchor[] = [
  'agente-em-72-horas',
  'retorno-em-90-dias',
  '3x-em-60-dias',
  'sem-fidelidade',
  'suporte-24-7',
]

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xl,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& > li': { flex: '1 1 19rem' },
})
const Figure = styled.p({ fontSize: font.size.h2, fontWeight: 800, lineHeight: '1.2', color: color.orangeDeep })
const Note = styled.p({ marginTop: space.xl, color: color.inkSoft })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** What the agency promises and pays for if it fails; each leads to its terms. */
export function Guarantees() {
  const { guarantees } = useEvidence()
  return (
    <Section tone="paper" labelledBy="garantias">
      <Heading level={2} id="garantias">
        O risco é nosso
      </Heading>
      <List>
        {anchors.map((anchor) => (
          <Card as="li" key={anchor}>
            <Figure>{guarantees[anchor].figure}</Figure>
            <h3>
              <a href={`/garantias#${anchor}`}>{guarantees[anchor].title}</a>
            </h3>
            <Text>{guarantees[anchor].claim}</Text>
          </Card>
        ))}
      </List>
      <Note>Toque em uma garantia para ler as condições.</Note>
    </Section>
  )
}
