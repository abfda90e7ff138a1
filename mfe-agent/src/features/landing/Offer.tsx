import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { color, edge, layout, media, radius, space } from '@site/design/tokens'
import { agentTexts } from '../../texts/agentTexts.ts'

const Band = styled.section({ padding: `${layout.section} ${layout.margin}` })
const Box = styled.div({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  maxWidth: layout.width,
  margin: '0 auto',
  padding: 'clamp(1.5rem,5vw,4rem)',
  background: color.orange,
  border: edge,
  borderRadius: radius.card,
  [media.desktop]: { gridTemplateColumns: '1.4fr 1fr' },
  [media.mobile]: { '& > svg': { width: 'min(100%,15rem)', margin: '0 auto' } },
  '& p': { margin: `${space.l} 0 ${space.xl}`, maxWidth: '52ch' },
})
const Actions = styled.div({ display: 'inline-grid', gap: space.m })

/** The places of a month, drawn individually. */
export function Offer() {
  const site = useSite()
  const { agentsPerMonth } = numbersOf(site)
  const { offer } = useTexts('agentTexts', agentTexts)
  return (
    <Band aria-labelledby="oferta">
      <Box>
        <div>
          <Heading level={2} id="oferta">
            {offer.title}
          </Heading>
          <p>{offer.text}</p>
          <Actions>
            <ButtonLink look="quiet" href="#demonstracao">
              Pedir minha demonstração
            </ButtonLink>
            <ButtonLink
              look="quiet"
              {...whatsAppLink(
                site,
                'Olá! Sou [NOME], da empresa [EMPRESA]. Ainda há vaga este mês para o agente de IA?',
              )}
            >
              Consultar vagas no WhatsApp
            </ButtonLink>
          </Actions>
        </div>
        <svg viewBox={`0 0 250 ${Math.ceil(agentsPerMonth / 5) * 50}`} aria-hidden="true">
          <defs>
            <path
              id="vaga"
              d="M8 14h26v20H8zm13-8v8m-6 9v2m12-2v2"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </defs>
          {Array.from({ length: agentsPerMonth }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the row is all that tells them apart.
            <use key={`vaga${place + 1}`} href="#vaga" x={(place % 5) * 50 + 4} y={Math.floor(place / 5) * 50 + 4} />
          ))}
        </svg>
      </Box>
    </Band>
  )
}
