import styled from '@emotion/styled'
import { exampleShop } from '@site/contracts/savingExample'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { color, edge, font, media, radius, space } from '@site/design/tokens'
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
  const { guarantees } = useEvidence()
  return (
    <Box aria-labelledby="agente-titulo">
      <div>
        <Kicker>Agente de IA no WhatsApp</Kicker>
        <Heading level={3} size="h2" id="agente-titulo">
          Um funcionário que atende e vende a noite toda
        </Heading>
        <Text>
          Ele responde na hora, tira dúvidas, anota pedidos e marca horários no seu WhatsApp. A implantação tem três
          etapas de 24h. {guarantees.agentDelivery.claim} <a href={termsOf('agentDelivery')}>Veja as condições</a>
        </Text>
        <ButtonLink look="quiet" href="/agente-ia">
          Conhecer o agente de IA
        </ButtonLink>
        <Limit>Só 20 agentes por mês, para cada um sair bem treinado.</Limit>
      </div>
      <Picture>
        <AgentDrawing />
        <p>
          <Amount>R$ 30.396</Amount>{' '}
          <span>{`de economia por ano, no exemplo de ${exampleShop}, fora a implantação`}</span>
        </p>
      </Picture>
    </Box>
  )
}
