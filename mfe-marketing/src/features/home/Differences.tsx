'use static'

import styled from '@emotion/styled'
import type { GuaranteeName } from '@site/contracts/Evidence'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, media, onBand, space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import { homeTexts } from '../../texts/homeTexts.ts'
import { Drawing } from '../drawing/Drawing.tsx'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { AgentCard } from './AgentCard.tsx'
import { CardList, sideBySide, smaller, wideScreen } from './CardList.tsx'

const List = styled(CardList)({ marginBottom: space.xl, [wideScreen]: { gridTemplateColumns: 'repeat(3,1fr)' } })
const Benefit = styled(Card)({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  [media.mobile]: sideBySide,
})
const Text = styled.p({ color: onBand.soft, '& a': { display: 'inline-block' }, [media.mobile]: smaller })

const benefits: { guarantee: GuaranteeName; drawing: ReactNode }[] = [
  {
    guarantee: 'returnOnInvestment',
    drawing: (
      <>
        <path d="M26 4 2 12v16c0 15 10 26 24 32 14-6 24-17 24-32V12z" fill={color.mint} />
        <path d="m15 31 8 8 15-16" stroke={color.greenDeep} strokeWidth="4" />
      </>
    ),
  },
  {
    guarantee: 'freeToLeave',
    drawing: (
      <>
        <path d="M3 4h32l12 12v44H3z" fill={color.surface} />
        <path d="M35 4v12h12M12 22h14M12 32h24M12 42h12" />
        <path d="m25 54 22-22 6 6-22 22h-6z" fill={color.orange} />
      </>
    ),
  },
  {
    guarantee: 'roundTheClock',
    drawing: (
      <>
        <path
          d="M10 12h42a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H30L18 57V46h-8a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z"
          fill={color.sky}
        />
        <path d="M18 29h.1M31 29h.1M44 29h.1" strokeWidth="6" />
        <circle cx="57" cy="14" r="9" fill={color.green} />
      </>
    ),
  },
]

/** #diferencial: three promises, and the call to action for the agent, the most prominent after the hero. */
export function Differences() {
  const { differences } = useTexts('homeTexts', homeTexts)
  const { guarantees } = useEvidence()
  return (
    <Section id="diferencial" tone="paper" labelledBy="diferencial-titulo">
      <Heading level={2} id="diferencial-titulo">
        {differences.title}
      </Heading>
      <List>
        {benefits.map(({ guarantee, drawing }) => (
          <Benefit as="li" key={guarantee}>
            <Drawing viewBox="0 0 72 64" width="72" height="64" aria-hidden="true">
              {drawing}
            </Drawing>
            <Heading level={3}>{guarantees[guarantee].title}</Heading>
            <Text>
              {`${guarantees[guarantee].claim} `}
              <a href={termsOf(guarantee)}>Veja as condições</a>
            </Text>
          </Benefit>
        ))}
      </List>
      <AgentCard />
    </Section>
  )
}
