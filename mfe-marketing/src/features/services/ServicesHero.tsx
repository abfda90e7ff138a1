'use static'

import styled from '@emotion/styled'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { color, edge, radius, space } from '@site/design/tokens'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { serviceNames } from './serviceNames.ts'

const Chips = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  padding: 0,
  marginTop: space.xl,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: `${space.s} ${space.l}`,
    color: color.ink,
    background: color.sky,
    border: edge,
    borderRadius: radius.pill,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
})

/** The page above the fold: what the services are for, and a link to each section. */
export function ServicesHero() {
  const { prices } = useEvidence()
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Serviços" />
      <Heading level={1} id="titulo">
        Serviços que trazem o cliente até a sua porta
      </Heading>
      <Lead>
        <a href={termsOf('siteDelivery')}>Site no ar em 1 dia</a> e, à parte, presença no mapa, anúncios e o que mais o
        seu negócio pedir. Cada coisa com o seu preço e o seu prazo.
      </Lead>
      <nav aria-label="Serviços desta página">
        <Chips>
          {Object.entries(serviceNames).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          {prices.items.length > 0 && (
            <li>
              <a href="#precos">Preços</a>
            </li>
          )}
        </Chips>
      </nav>
    </Section>
  )
}
