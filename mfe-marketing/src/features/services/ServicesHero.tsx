import styled from '@emotion/styled'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, edge, radius, space } from '@site/design/tokens'

/** The page's sections by anchor, short enough for a chip. */
export const serviceNames = {
  'sites-24h': 'Sites em 24h',
  restaurantes: 'Restaurantes',
  petshops: 'Petshops',
  'seo-ads-local': 'Google e anúncios',
  'outros-negocios': 'Outros negócios',
} as const

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

/** The first view: what all this is for, and a way to each section. */
export function ServicesHero() {
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Serviços" />
      <Heading level={1} id="titulo">
        Serviços que trazem o cliente até a sua porta
      </Heading>
      <Lead>
        Site pronto em 1 dia, presença no mapa e anúncios medidos em vendas. Tudo com uma equipe só, que conhece o
        comércio de bairro.
      </Lead>
      <nav aria-label="Serviços desta página">
        <Chips>
          {Object.entries(serviceNames).map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#precos">Preços</a>
          </li>
        </Chips>
      </nav>
    </Section>
  )
}
