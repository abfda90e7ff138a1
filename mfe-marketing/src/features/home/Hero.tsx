import styled from '@emotion/styled'
import { Badge } from '@site/design/Badge'
import { ButtonLink } from '@site/design/Button'
import { Lead } from '@site/design/Heading'
import { Stat } from '@site/design/Stat'
import { color, font, layout, media, onBand, space } from '@site/design/tokens'
import { WhatsAppButton, whatsAppTexts } from '../whatsApp/WhatsAppButton.tsx'
import { PhoneDrawing } from './drawings/PhoneDrawing.tsx'

const Band = styled.section({
  display: 'grid',
  gap: space.x3,
  // Not in the middle of the drawing's height, where each line that comes would move the former ones.
  alignItems: 'start',
  maxWidth: `calc(${layout.width} + 2*${layout.margin})`,
  margin: '0 auto',
  padding: `${space.xxl} ${layout.margin} ${space.x4}`,
  [media.desktop]: { gridTemplateColumns: '1.15fr .85fr', minHeight: 'min(44rem,calc(100svh - 64px))' },
})
const Badges = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBottom: space.l,
})
const Marked = styled.span({
  whiteSpace: 'nowrap',
  background: `linear-gradient(transparent 66%,${color.orange} 66% 92%,transparent 92%)`,
})
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  marginTop: space.xl,
  [media.mobile]: { '& > a': { width: '100%' } },
})
const Note = styled.p({ marginTop: space.m, fontSize: font.size.small, color: onBand.soft })
const Stats = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.l,
  '& > p': { flex: '1 1 5rem' },
  marginTop: space.xl,
  paddingTop: space.xl,
  borderTop: `1px solid ${color.line}`,
  [media.desktop]: { maxWidth: '34rem' },
})

/** The first view: what the agency does, by when, and one tap to WhatsApp. */
export function Hero() {
  return (
    <Band aria-labelledby="inicio">
      <div>
        <Badges>
          <Badge tone="orange">SITE NO AR EM 1 DIA</Badge>{' '}
          <a href="/garantias#site-em-1-dia">
            <Badge tone="green">✓ Garantido</Badge>
          </a>
        </Badges>
        <h1 id="inicio">
          O site do seu negócio no ar em <Marked>1 dia</Marked>
        </h1>
        <Lead>
          Você conta em 30 minutos o que vende. Em até 24 horas, o seu site está no ar, com botão de WhatsApp e pronto
          para o Google.
        </Lead>
        <Actions>
          <WhatsAppButton text={whatsAppTexts.site}>Quero meu site no ar</WhatsAppButton>
          <ButtonLink look="quiet" href="#como">
            Como é possível?
          </ButtonLink>
        </Actions>
        <Note>Gente de verdade responde em até 2 horas, no horário comercial. Sem contrato de fidelidade.</Note>
        <Stats>
          <Stat value="1 DIA" label="do briefing ao site no ar" />
          <Stat value="200+" label="sites entregues" />
          <Stat value="11" label="países que visitam esses sites" />
        </Stats>
      </div>
      <PhoneDrawing />
    </Band>
  )
}
