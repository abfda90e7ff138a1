'use static'

import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { media, onBand, space } from '@site/design/tokens'
import icons from '#build/drawings/servicos.json'
import { homeTexts } from '../../texts/homeTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { CardList, sideBySide, smaller } from './CardList.tsx'
import { NOT_ON_PHONES, serviceCards } from './serviceCards.ts'

const List = styled(CardList)({
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,13.5rem),1fr))' },
  [media.mobile]: { [`& > :nth-of-type(${NOT_ON_PHONES})`]: { display: 'none' } },
})
const Service = styled(Card)({
  position: 'relative',
  display: 'grid',
  '& > img': { height: '57px' },
  alignContent: 'start',
  gap: space.s,
  [media.mobile]: sideBySide,
})
// The whole card is the link's target; its text alone is the link's name.
const Title = styled.a({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
})
// Above the card's own link.
const Terms = styled.a({ position: 'relative', zIndex: 1 })
const Text = styled.p({ color: onBand.soft, [media.mobile]: smaller })
const More = styled.p({
  marginTop: space.m,
  fontWeight: 700,
  '& > a': { display: 'inline-block', padding: `${space.m} 0` },
})

/** #services: four cards in a grid; up to 768 px a compact list of the three that most visitors look for. */
export function Services() {
  const { services } = useTexts('homeTexts', homeTexts)
  const { guarantees } = useEvidence()
  return (
    <Section id="services" tone="white" labelledBy="services-titulo">
      <Heading level={2} id="services-titulo">
        {services.title}
      </Heading>
      <List>
        {serviceCards.map(({ name, href, view, guarantee }) => (
          <Service as="li" key={name}>
            <img src={`${icons.src}#${view}`} width="64" height="57" alt="" loading="lazy" />
            <Heading level={3}>
              <Title href={href}>{services[name].title}</Title>
            </Heading>
            <Text>
              {guarantee ? `${services[name].text} ` : services[name].text}
              {guarantee && <Terms href={termsOf(guarantee)}>{guarantees[guarantee].title}</Terms>}
            </Text>
          </Service>
        ))}
      </List>
      <More>
        <a href="/servicos">Ver todos os serviços</a>
      </More>
    </Section>
  )
}
