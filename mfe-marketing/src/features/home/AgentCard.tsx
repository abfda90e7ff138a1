import styled from '@emotion/styled'
import { savingOf } from '@site/contracts/savingExample'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { color, edge, font, media, radius, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { AgentDrawing } from './drawings/AgentDrawing.tsx'

const Box = styled.article({
  display: 'grid',
  gap: space.xl,
  alignItems: 'center',
  padding: 'clamp(20px,4vw,56px)',
  background: color.orange,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1.4fr 1fr' },
})
const Kicker = styled.p({ fontWeight: 700, marginBottom: space.s })
const Text = styled.p({
  margin: `${space.l} 0 ${space.xl}`,
  fontSize: font.size.lead,
  maxWidth: '36em',
  '& a': { color: color.ink },
  [media.mobile]: { fontSize: font.size.body },
})
const Amount = styled.strong({
  display: 'block',
  fontSize: font.size.h1,
  [media.mobile]: { fontSize: font.size.h2 },
  lineHeight: '1.1',
  letterSpacing: '-.03em',
  whiteSpace: 'nowrap',
})
const Limit = styled.p({ marginTop: space.l, fontSize: font.size.small, fontWeight: 600 })
const Picture = styled.div({
  [media.desktop]: { textAlign: 'center', '& > svg': { width: 'min(100%,18rem)', margin: `0 auto ${space.l}` } },
  // The drawing is to the left of the number as long as both fit.
  [media.mobile]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.l,
    '& > svg': { width: '96px' },
    '& > p': { flex: '1 1 9rem' },
  },
})

/** The orange call to action for the AI agent. */
export function AgentCard() {
  const { differences } = useTexts('homeTexts', homeTexts)
  const { guarantees, prices } = useEvidence()
  const saving = savingOf(prices)
  return (
    <Box aria-labelledby="agente-titulo">
      <div>
        <Kicker>Agente de IA no WhatsApp</Kicker>
        <Heading level={3} size="h2" id="agente-titulo">
          {differences.agentTitle}
        </Heading>
        <Text>
          {`${differences.agentText} ${guarantees.agentDelivery.claim} `}
          <a href={termsOf('agentDelivery')}>Veja as condições</a>
        </Text>
        <ButtonLink look="quiet" href="/agente-ia">
          Conhecer o agente de IA
        </ButtonLink>
        <Limit>{differences.agentLimit}</Limit>
      </div>
      <Picture>
        <AgentDrawing />
        <p>
          <Amount>{saving.amount}</Amount>{' '}
          <span>{`de economia por ano, no exemplo de ${saving.shop}, fora a implantação`}</span>
        </p>
      </Picture>
    </Box>
  )
}
