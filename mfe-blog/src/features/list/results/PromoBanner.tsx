import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { whatsAppLink } from '@site/contracts/whatsAppLink'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, radius, space } from '@site/design/tokens'

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

const PROMO_EVERY = 3

/** Whether the promo banner follows the article at this position (from 0): it comes after every third. */
export function hasPromoAfter(position: number): boolean {
  return (position + 1) % PROMO_EVERY === 0
}
