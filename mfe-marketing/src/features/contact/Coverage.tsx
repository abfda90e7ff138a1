import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, media, space } from '@site/design/tokens'
import { pageTexts } from '../../texts/pageTexts.ts'
import { Drawing } from '../drawing/Drawing.tsx'

const Cards = styled.ul({
  display: 'grid',
  gap: space.m,
  padding: 0,
  marginTop: space.xl,
  listStyle: 'none',
  '& p': { color: color.inkSoft },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3,1fr)',
    gap: space.xl,
    '& h3': { margin: `${space.l} 0 ${space.s}` },
  },
  [media.mobile]: {
    '& > li': { display: 'grid', gridTemplateColumns: '48px 1fr', columnGap: space.l, alignItems: 'center' },
    '& svg': { gridRow: '1/3' },
  },
})

/** Where the agency works: in its own city, in the country, and abroad. */
export function Coverage() {
  const { address } = useSite()
  const { contact } = useTexts('pageTexts', pageTexts)
  const areas = [
    {
      name: `${address.city} e região`,
      text: contact.city,
      drawing:
        'M24 6a14 14 0 0 1 14 14c0 11-14 22-14 22S10 31 10 20A14 14 0 0 1 24 6zm0 9a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    },
    {
      name: 'Todo o Brasil',
      text: contact.country,
      drawing: 'M6 12 18 6l12 6 12-6v30l-12 6-12-6-12 6zm12-6v30m12-24v30',
    },
    {
      name: 'Brasileiros no exterior',
      text: contact.abroad,
      drawing: 'M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38zM5 24h38M24 5c-12 12-12 26 0 38 12-12 12-26 0-38',
    },
  ]
  return (
    <Section tone="white" labelledBy="cobertura">
      <Heading level={2} id="cobertura">
        {contact.coverage}
      </Heading>
      <Cards>
        {areas.map(({ name, text, drawing }) => (
          <Card as="li" key={name}>
            <Drawing width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
              <path d={drawing} fill={color.peach} />
            </Drawing>
            <h3>{name}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Cards>
    </Section>
  )
}
