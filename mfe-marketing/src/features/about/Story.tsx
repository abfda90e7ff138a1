import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

const Columns = styled.div({
  display: 'grid',
  gap: space.xxl,
  [media.desktop]: { gridTemplate: 'auto 1fr/1fr 1.4fr', gap: `${space.xl} ${space.x4}` },
})
const Line = styled.ol({
  [media.desktop]: { gridArea: '1/2/3' },
  padding: 0,
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

/** How the agency began, and how to start working with it. */
export function Story() {
  const { story } = useEvidence()
  return (
    <Section tone="paper" labelledBy="historia">
      <Columns>
        <div>
          <Heading level={2} id="historia">
            {story.title}
          </Heading>
          <SampleMark sample={story.sample} what="História" />
        </div>
        {story.milestones.length > 0 && (
          <Line>
            {story.milestones.map(({ when, what }) => (
              <li key={when}>
                <strong>{when}</strong>
                <p>{what}</p>
              </li>
            ))}
          </Line>
        )}
        <p>
          <WhatsAppButton text="Olá! Conheci a história de vocês e quero falar sobre o meu negócio.">
            Falar com a equipe
          </WhatsAppButton>
        </p>
      </Columns>
    </Section>
  )
}
