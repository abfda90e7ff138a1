import styled from '@emotion/styled'
import { Card } from 'shared/design/Card.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { Lead } from 'shared/design/Lead.tsx'
import { Section } from 'shared/design/Section.tsx'
import { media, onBand, space } from 'shared/design/tokens.ts'
import { Drawing } from './Drawing.tsx'
import { serviceCards } from './serviceCards.tsx'

const Grid = styled.ul({
  display: 'grid',
  gap: space.m,
  margin: `${space.xxl} 0 0`,
  padding: 0,
  listStyle: 'none',
  [media.desktop]: { gridTemplateColumns: 'repeat(4,1fr)', gap: space.xl },
})
const Service = styled(Card)<{ phone: boolean }>(
  {
    position: 'relative',
    [media.desktop]: { display: 'grid', alignContent: 'start', gap: space.s },
    [media.mobile]: {
      gridTemplateColumns: '64px 1fr',
      columnGap: space.l,
      alignItems: 'center',
      padding: space.l,
      '& > svg': { gridRow: '1/3' },
    },
  },
  ({ phone }) => ({ [media.mobile]: { display: phone ? 'grid' : 'none' } }),
)
// The whole card is the link's target; its text alone is the link's name.
const Title = styled.a({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
})
const Text = styled.p({ color: onBand.soft, [media.mobile]: { fontSize: '.9375rem', lineHeight: '1.4' } })
const More = styled.p({
  marginTop: space.xl,
  fontWeight: 700,
  '& > a': { display: 'inline-block', padding: `${space.m} 0` },
})

/** #services: four cards in a grid; up to 768 px a compact list of the three that most visitors ask for. */
export function Services() {
  return (
    <Section id="services" tone="white" labelledBy="services-titulo">
      <Heading level={2} id="services-titulo">
        O que fazemos pelo seu negócio
      </Heading>
      <Lead>Comece pelo que falta hoje. O resto entra quando fizer sentido para o seu caixa.</Lead>
      <Grid>
        {serviceCards.map(({ title, text, href, phone, drawing }) => (
          <Service as="li" key={title} phone={phone}>
            <Drawing viewBox="0 0 72 64" width="64" height="57" aria-hidden="true">
              {drawing}
            </Drawing>
            <Heading level={3}>
              <Title href={href}>{title}</Title>
            </Heading>
            <Text>{text}</Text>
          </Service>
        ))}
      </Grid>
      <More>
        <a href="/servicos">Ver todos os serviços</a>
      </More>
    </Section>
  )
}
