import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { media, onBand, space } from '@site/design/tokens'
import { Drawing } from '../drawing/Drawing.tsx'
import { CardList } from './CardList.tsx'
import { NOT_ON_PHONES, serviceCards } from './serviceCards.tsx'

const List = styled(CardList)({
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,13.5rem),1fr))' },
  [media.mobile]: { gap: space.m, [`& > :nth-of-type(${NOT_ON_PHONES})`]: { display: 'none' } },
})
const Service = styled(Card)({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  [media.mobile]: {
    gridTemplateColumns: '64px 1fr',
    gap: `0 ${space.l}`,
    alignItems: 'center',
    padding: space.l,
    '& > svg': { gridRow: '1/3' },
  },
})
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
      <List>
        {serviceCards.map(({ title, text, href, drawing }) => (
          <Service as="li" key={title}>
            <Drawing viewBox="0 0 72 64" width="64" height="57" aria-hidden="true">
              {drawing}
            </Drawing>
            <Heading level={3}>
              <Title href={href}>{title}</Title>
            </Heading>
            <Text>{text}</Text>
          </Service>
        ))}
      </List>
      <More>
        <a href="/servicos">Ver serviços e preços</a>
      </More>
    </Section>
  )
}
