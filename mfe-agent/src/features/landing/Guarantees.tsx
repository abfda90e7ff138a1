import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, font, space } from '@site/design/tokens'
import { type AgentGuarantee, agentGuarantees, termsOf } from './agentGuarantees.ts'

const names = Object.keys(agentGuarantees) as AgentGuarantee[]

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,24rem),1fr))',
  gap: space.l,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
})
const Figure = styled.p({ fontSize: font.size.h2, fontWeight: 800, lineHeight: '1.2', color: color.orangeDeep })
const Note = styled.p({ marginTop: space.xl, color: color.inkSoft })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** What the agency guarantees, and what happens if it fails; each links to its terms. */
export function Guarantees() {
  const { guarantees } = useEvidence()
  return (
    <Section tone="paper" labelledBy="garantias">
      <Heading level={2} id="garantias">
        O risco é nosso
      </Heading>
      <List>
        {names.map((name) => (
          <Card as="li" key={name}>
            <Figure>{guarantees[name].figure}</Figure>
            <h3>
              <a href={termsOf(name)}>{guarantees[name].title}</a>
            </h3>
            <Text>{guarantees[name].claim}</Text>
          </Card>
        ))}
      </List>
      <Note>Abra uma garantia para ler as condições.</Note>
    </Section>
  )
}
