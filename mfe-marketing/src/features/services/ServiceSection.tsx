import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { serviceTexts } from '../../texts/serviceTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'
import { ServicePoints } from './ServicePoints.tsx'
import { ServiceResult } from './ServiceResult.tsx'
import type { services } from './services.ts'

/** `place` counts from 0: every other section is white with its drawing on the left. */
type Props = { service: (typeof services)[number]; place: number }

const Columns = styled.div<{ mirrored: boolean }>(
  { display: 'grid', gap: space.xxl, alignItems: 'start', '& figure > svg': { width: '100%' } },
  ({ mirrored }) => ({
    [media.mobile]: { '& > div > a': { width: 'min(100%,24rem)' } },
    [media.desktop]: {
      gridTemplateColumns: mirrored ? '1fr 1.25fr' : '1.25fr 1fr',
      gap: space.x4,
      // Two sections fit on a wide screen: only one of their buttons has the primary style.
      ...(mirrored && { '& > div > a': { background: color.surface, borderColor: color.ink } }),
      // In fixed columns: a browser may paint the text before the drawing has arrived.
      '& > *': { gridArea: mirrored ? '1/2' : '1/1' },
      '& > figure': { gridArea: mirrored ? '1/1' : '1/2' },
    },
  }),
)
const Pledge = styled.p({
  margin: `-${space.l} 0 ${space.xxl}`,
  paddingLeft: space.l,
  borderLeft: `4px solid ${color.orange}`,
  '& a': { display: 'inline-block' },
})

/** One service: its benefits, its drawing and its own link to a conversation. */
export function ServiceSection({ service, place }: Props) {
  const { id, guarantee } = service
  const { title, text, points, call, message } = useTexts('serviceTexts', serviceTexts)[id]
  const { guarantees } = useEvidence()
  const mirrored = place % 2 === 1
  return (
    <Section id={id} tone={mirrored ? 'paper' : 'white'} labelledBy={`${id}-titulo`}>
      <Columns mirrored={mirrored}>
        <div>
          <Heading level={2} id={`${id}-titulo`}>
            {title}
          </Heading>
          <Lead>{text}</Lead>
          <ServicePoints points={points} withIncluded={id === 'sites-24h'} />
          {guarantee && (
            <Pledge>
              {guarantees[guarantee].claim} <a href={termsOf(guarantee)}>Condições da garantia</a>
            </Pledge>
          )}
          <WhatsAppButton text={message}>{call}</WhatsAppButton>
        </div>
        <ServiceResult service={service} />
      </Columns>
    </Section>
  )
}
