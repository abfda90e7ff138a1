'use static'

import styled from '@emotion/styled'
import { fillIn } from '@site/contracts/placeholders'
import { useSite } from '@site/contracts/useSite'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, edge, radius, space } from '@site/design/tokens'
import { serviceTexts } from '../../texts/serviceTexts.ts'
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
  const site = useSite()
  const { hero } = useTexts('serviceTexts', serviceTexts)
  const { prices } = useEvidence()
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Serviços" />
      <Heading level={1} id="titulo">
        {hero.title}
      </Heading>
      <Lead>
        <a href={termsOf('siteDelivery')}>{hero.link}</a>
        {` ${hero.text}`}
      </Lead>
      <nav aria-label="Serviços desta página">
        <Chips>
          {Object.entries(serviceNames).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{fillIn(name, site)}</a>
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
