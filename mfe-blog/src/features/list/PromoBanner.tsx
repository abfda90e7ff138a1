import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { whatsAppLink } from 'shared/contracts/whatsAppLink.ts'
import { ButtonLink } from 'shared/design/ButtonLink.tsx'
import { color, radius, space } from 'shared/design/tokens.ts'

const Banner = styled.aside({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  padding: space.box,
  borderRadius: radius.card,
  background: color.peach,
  '& p': { maxWidth: '36ch' },
  '& strong': { display: 'block', fontSize: '1.25rem', lineHeight: '1.25' },
})

/** The agency's offer between articles. */
export function PromoBanner() {
  const site = useSite()
  return (
    <Banner aria-label="Oferta">
      <p>
        <strong>Seu site no ar em 1 dia</strong>
        Briefing de 30 minutos hoje, site pronto para vender amanhã.
      </p>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, 'Olá! Li o blog e quero meu site no ar em 1 dia.')}>
        Quero meu site
      </ButtonLink>
    </Banner>
  )
}
