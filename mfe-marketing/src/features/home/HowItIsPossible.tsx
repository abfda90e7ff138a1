'use static'

import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { CardList, wideScreen } from './CardList.tsx'
import { Clock } from './drawings/Clock.tsx'

const steps = [
  { hour: 9, minute: 0, name: 'briefing' },
  { hour: 9, minute: 30, name: 'design' },
  { hour: 15, minute: 0, name: 'check' },
  { hour: 18, minute: 0, name: 'online' },
] as const

const Box = styled.div({
  padding: 'clamp(20px,4vw,56px)',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.paper,
})
const Step = styled.li({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr/56px 1fr',
  columnGap: space.l,
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '26.5px',
    top: '5.25rem',
    bottom: `-${space.l}`,
    borderLeft: `3px dotted ${color.orange}`,
  },
  [wideScreen]: {
    display: 'block',
    '&:not(:last-child)::before': {
      left: '56px',
      right: `-${space.xl}`,
      top: '26.5px',
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `3px dotted ${color.orange}`,
    },
  },
})
const Time = styled.p({
  gridArea: '2/1',
  fontWeight: 700,
  fontSize: font.size.small,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: onBand.link,
  [wideScreen]: { marginTop: space.l, textAlign: 'left' },
})
/** Next to the clock and the time below it. */
const Work = styled.div({ gridArea: '1/2/3' })
const Text = styled.p({ marginTop: space.s, fontSize: font.size.small, color: onBand.soft })

/** Why one day is enough: the timeline of an ordinary working day. */
export function HowItIsPossible() {
  const { possible } = useTexts('homeTexts', homeTexts)
  return (
    <Section id="como" tone="white" labelledBy="como-titulo">
      <Box>
        <Heading level={2} id="como-titulo">
          {possible.title}
        </Heading>
        <Lead>{possible.text}</Lead>
        <CardList as="ol">
          {steps.map(({ hour, minute, name }) => (
            <Step key={name}>
              <Clock hour={hour} minute={minute} />
              <Time>{minute ? `${hour}h${minute}` : `${hour}h`}</Time>
              <Work>
                <Heading level={3}>{possible[name].title}</Heading>
                <Text>{possible[name].text}</Text>
              </Work>
            </Step>
          ))}
        </CardList>
      </Box>
    </Section>
  )
}
