'use static'

import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, font, onBand, radius, space } from '@site/design/tokens'
import { CardList, wideScreen } from './CardList.tsx'
import { Clock } from './drawings/Clock.tsx'

const steps = [
  {
    hour: 9,
    minute: 0,
    title: 'Briefing em 30 minutos',
    text: 'Você conta, por WhatsApp ou ligação, o que vende, para quem e em que bairro.',
  },
  {
    hour: 9,
    minute: 30,
    title: 'Textos e desenho',
    text: 'Uma pessoa escreve e outra desenha, ao mesmo tempo, com as suas fotos ou ilustrações nossas.',
  },
  {
    hour: 15,
    minute: 0,
    title: 'Você confere no celular',
    text: 'Chega um link para ver o site pronto. Você pede, e ajustamos na hora.',
  },
  {
    hour: 18,
    minute: 0,
    title: 'No ar',
    text: 'O site abre no seu endereço, e o botão de WhatsApp já funciona. O primeiro cliente pode chamar.',
  },
]

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
  return (
    <Section id="como" tone="white" labelledBy="como-titulo">
      <Box>
        <Heading level={2} id="como-titulo">
          Como é Possível?
        </Heading>
        <Lead>
          Site demora semanas quando passa de mesa em mesa. Aqui, a equipe inteira trabalha no seu, do “bom dia” ao
          “pode publicar”.
        </Lead>
        <CardList as="ol">
          {steps.map(({ hour, minute, title, text }) => (
            <Step key={title}>
              <Clock hour={hour} minute={minute} />
              <Time>{minute ? `${hour}h${minute}` : `${hour}h`}</Time>
              <Work>
                <Heading level={3}>{title}</Heading>
                <Text>{text}</Text>
              </Work>
            </Step>
          ))}
        </CardList>
      </Box>
    </Section>
  )
}
