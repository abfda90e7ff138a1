import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  [media.desktop]: { gridTemplateColumns: '1fr 1.4fr', gap: space.x4 },
})
const Line = styled.ol({
  padding: 0,
  margin: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'min(5rem,45%) 1fr',
    gap: space.l,
    padding: `${space.l} 0`,
    borderTop: `1px solid ${color.line}`,
  },
  '& strong': { color: color.orangeDeep },
})
const Call = styled.p({ marginTop: space.xl })

/** How it began, and how to begin with us. */
export function Story() {
  const { story } = useEvidence()
  return (
    <Section tone="paper" labelledBy="historia">
      <Columns>
        <div>
          <Heading level={2} id="historia">
            {story.title}
          </Heading>
          <Call>
            <WhatsAppButton text="Olá! Conheci a história de vocês e quero falar sobre o meu negócio.">
              Falar com a equipe
            </WhatsAppButton>
          </Call>
        </div>
        <Line>
          {story.milestones.map(({ when, what }) => (
            <li key={when}>
              <strong>{when}</strong>
              <p>{what}</p>
            </li>
          ))}
        </Line>
      </Columns>
    </Section>
  )
}
