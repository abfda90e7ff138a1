import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { briefingTime, siteTime } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, edge, radius, space } from '@site/design/tokens'

type Props = {
  /** Landmarks of the same kind need different names: the banner appears twice in a full list. */
  first: boolean
}

const Banner = styled.aside({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  padding: space.box,
  border: edge,
  borderRadius: radius.card,
  background: color.peach,
  '--link': color.ink,
  '& p': { maxWidth: '36ch' },
  '& strong': { display: 'block', fontSize: '1.25rem', lineHeight: '1.25' },
})

/** The agency's offer between articles. */
export function PromoBanner({ first }: Props) {
  const site = useSite()
  return (
    <Banner aria-label={first ? 'Oferta' : 'Oferta, de novo'}>
      <p>
        <strong>{`Seu site no ar em ${siteTime(site)}`}</strong>
        {`Briefing de ${briefingTime(site)} e `}
        <a href="/garantias#site-em-1-dia">garantia por escrito</a>.
      </p>
      <ButtonLink
        look="whatsApp"
        {...whatsAppLink(site, `Olá! Li o blog e quero meu site no ar em ${siteTime(site)}.`)}
      >
        Quero meu site
      </ButtonLink>
    </Banner>
  )
}

/** The number of articles between two banners. */
export const PROMO_EVERY = 3

/** Whether the promo banner follows the article at this position (from 0): it comes after every third. */
export function hasPromoAfter(position: number): boolean {
  return (position + 1) % PROMO_EVERY === 0
}
