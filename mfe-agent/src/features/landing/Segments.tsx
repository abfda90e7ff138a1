import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, space } from '@site/design/tokens'
import { agentTexts } from '../../texts/agentTexts.ts'

const segments = [
  {
    name: 'Restaurantes e delivery',
    does: 'food',
    drawing: 'M10 6v10a4 4 0 0 0 8 0V6m-4 0v34M32 40V6c-6 2-8 10-8 18h8',
  },
  {
    name: 'Petshops',
    does: 'pets',
    drawing: 'M14 34c0-6 5-11 10-11s10 5 10 11-6 6-10 5c-4 1-10 1-10-5M12 17v4m8-13v5m8-5v5m8 4v4',
  },
  {
    name: 'Clínicas',
    does: 'health',
    drawing: 'M10 10h28v28H10zm14 7v14m-7-7h14',
  },
  {
    name: 'Imobiliárias',
    does: 'homes',
    drawing: 'M7 24 24 9l17 15M12 20v20h24V20M20 40V29h8v11',
  },
  {
    name: 'Oficinas',
    does: 'repair',
    drawing: 'M6 32v-8l5-2 4-9h18l4 9 5 2v8zm9-10h18M14 32v5m20-5v5',
  },
  {
    name: 'Lojas',
    does: 'shop',
    drawing: 'M8 18h32l-3 22H11zm8 6v-8a8 8 0 0 1 16 0v8',
  },
] as const

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,19rem),1fr))',
  gap: space.xl,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
})
const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gridTemplateRows: 'auto 1fr',
  gap: `${space.xs} ${space.l}`,
  '& svg': { gridRow: 'span 2' },
  '& p': { color: color.inkSoft },
})

/** The kinds of business that the agent works for, and what it does there. */
export function Segments() {
  const texts = useTexts('agentTexts', agentTexts).segments
  return (
    <Section tone="paper" labelledBy="segmentos">
      <Heading level={2} id="segmentos">
        {texts.title}
      </Heading>
      <Lead>{texts.text}</Lead>
      <List>
        {segments.map(({ name, does, drawing }) => (
          <Item key={name}>
            <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
              <circle cx="24" cy="24" r="24" fill={color.sky} />
              <g transform="translate(6 6) scale(.75)">
                <path
                  d={drawing}
                  fill="none"
                  stroke={color.orangeDeep}
                  strokeWidth="3"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </g>
            </svg>
            <Heading level={3}>{name}</Heading>
            <p>{texts[does]}</p>
          </Item>
        ))}
      </List>
    </Section>
  )
}
