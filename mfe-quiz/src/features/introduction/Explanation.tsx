'use static'

import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { color, radius, space } from '@site/design/tokens'
import type { Area } from '../quiz/questions/Question.ts'
import { LEVELS, levelColors } from '../quiz/score/scoreOf.ts'
import { quizTexts } from '../../texts/quizTexts.ts'
import { AreaIcon } from './AreaIcon.tsx'

/** What each question is about, in the order of the questions. */
const areas: readonly { area: Area; name: string }[] = [
  { area: 'site', name: 'Site' },
  { area: 'google', name: 'Google e Maps' },
  { area: 'whatsApp', name: 'WhatsApp' },
  { area: 'ads', name: 'Anúncios' },
  { area: 'content', name: 'Conteúdo' },
  { area: 'numbers', name: 'Números' },
]

/**
 * A quarter of the row minus its gaps, and slightly less: column widths must not depend on how many levels have been
 * painted.
 */
const FOURTH = 'max(10rem,(100% - 4.5rem)/4 - .1px)'

const Grid = styled.ul<{ least: string }>(
  { display: 'grid', gap: space.xl, marginTop: space.xxl, padding: 0, listStyle: 'none' },
  ({ least }) => ({ gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,${least}),1fr))` }),
)
const AreaItem = styled.li({
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  gap: `${space.xs} ${space.l}`,
  alignContent: 'start',
})
const Icon = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  gridRow: 'span 2',
  color: color.orangeDeep,
  background: color.peach,
  borderRadius: radius.control,
})
const Text = styled.p({ color: color.inkSoft })
const LevelItem = styled.li<{ tint: string }>(
  { display: 'grid', gap: space.xs, alignContent: 'start', paddingTop: space.l },
  ({ tint }) => ({
    borderTop: `8px solid ${tint}`,
  }),
)
const Levels = styled.div({ marginTop: space.x4 })
const Closing = styled.div({ textAlign: 'center', '& > p': { margin: `${space.l} auto ${space.xl}` } })

/** What the quiz looks at, and how it scores. Read-only, so its code stays on the server. */
export function Explanation() {
  const site = useSite()
  const texts = useTexts('quizTexts', quizTexts)
  return (
    <>
      <Section tone="paper" labelledBy="areas">
        <Heading level={2} id="areas">
          O que o quiz avalia
        </Heading>
        <Grid least="18rem">
          {areas.map(({ area, name }) => (
            <AreaItem key={area}>
              <Icon>
                <AreaIcon area={area} />
              </Icon>
              <Heading level={3}>{name}</Heading>
              <Text>{texts.areas[area]}</Text>
            </AreaItem>
          ))}
        </Grid>
        <Levels>
          <Heading level={2}>Quatro níveis de maturidade</Heading>
          <Grid least={FOURTH}>
            {LEVELS.map(({ name, upTo, sentence }, place) => (
              <LevelItem key={name} tint={levelColors[place] ?? color.night}>
                <Heading level={3}>{name}</Heading>
                <Text>{place === LEVELS.length - 1 ? 'acima de 75%' : `até ${upTo}%`}</Text>
                <p>{sentence}</p>
              </LevelItem>
            ))}
          </Grid>
        </Levels>
      </Section>
      <Section tone="white" labelledBy="falar">
        <Closing>
          <Heading level={2} id="falar">
            {texts.closing.title}
          </Heading>
          <Lead>{texts.closing.text}</Lead>
          <ButtonLink
            look="whatsApp"
            {...whatsAppLink(site, 'Olá! Quero um diagnóstico da presença digital do meu negócio.')}
          >
            Falar pelo WhatsApp
          </ButtonLink>
        </Closing>
      </Section>
    </>
  )
}
