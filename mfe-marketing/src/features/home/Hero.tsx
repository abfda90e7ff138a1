'use static'

import styled from '@emotion/styled'
import { numbersOf, siteTime } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { Badge } from '@site/design/Badge'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { SampleMark } from '@site/design/SampleMark'
import { Stat, statRow } from '@site/design/Stat'
import { color, font, layout, media, onBand, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'
import { siteRequest, WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'
import { PhoneDrawing } from './drawings/PhoneDrawing.tsx'

const Band = styled.section({
  display: 'grid',
  gap: space.xxl,
  // Top-aligned: centred, each line that arrives would move the former ones.
  alignItems: 'start',
  maxWidth: `calc(${layout.width} + 2*${layout.margin})`,
  margin: '0 auto',
  padding: `${space.xl} ${layout.margin} ${space.xxl}`,
  // Balanced, its first lines would change when its marked end arrives.
  '& h1': { textWrap: 'wrap' },
  [media.desktop]: {
    gridTemplateColumns: '1.15fr .85fr',
    gap: space.x3,
    padding: `${space.x3} ${layout.margin}`,
    // What is below the headline is equally wide.
    '& > div > :not(h1)': { maxWidth: '34rem' },
  },
})
const Badges = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  marginBottom: space.l,
})
const Marked = styled.span({
  whiteSpace: 'nowrap',
  background: `linear-gradient(transparent 66%,${color.orange} 66% 92%,transparent 92%)`,
})
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  marginTop: space.xl,
  // On a phone the linked section is the next thing on the page.
  [media.mobile]: { '& > a': { width: 'min(100%,24rem)' }, '& > a + a': { display: 'none' } },
})
const Note = styled.p({ marginTop: space.m, fontSize: font.size.small, color: onBand.soft })
const Proof = styled.blockquote({
  marginTop: space.xl,
  paddingLeft: space.l,
  borderLeft: `4px solid ${color.orange}`,
  fontSize: font.size.small,
  '& footer': { color: onBand.soft },
})
const Stats = styled.div({
  ...statRow(3, 5),
  alignItems: 'start',
  marginTop: space.xl,
  paddingTop: space.xl,
  borderTop: `1px solid ${color.line}`,
})

/** The page above the fold: what the agency does, by when, and a link to WhatsApp. */
export function Hero() {
  const site = useSite()
  const { sites, visitingCountries } = numbersOf(site)
  const { hero } = useTexts('homeTexts', homeTexts)
  const { guarantees, testimonials } = useEvidence()
  const proof = testimonials.items.find(({ first }) => first)
  return (
    <Band aria-labelledby="inicio">
      <div>
        <Badges>
          <Badge tone="orange">{hero.badge}</Badge>{' '}
          <a href={termsOf('siteDelivery')}>
            <Badge tone="green">✓ Garantido</Badge>
          </a>
        </Badges>
        <h1 id="inicio">
          {hero.title} <Marked>{hero.marked}</Marked>
        </h1>
        <Lead>{hero.text}</Lead>
        <Actions>
          <WhatsAppButton text={siteRequest(site)}>Quero meu site no ar</WhatsAppButton>
          <ButtonLink look="quiet" href="#como">
            Como é possível?
          </ButtonLink>
        </Actions>
        <Note>
          {`${hero.reply} `}
          <a href={termsOf('freeToLeave')}>{guarantees.freeToLeave.title}</a>
        </Note>
        <Stats>
          <Stat value={siteTime(site).toUpperCase()} label={hero.siteTime} />
          <Stat value={`${sites}+`} label={hero.sites} />
          <Stat value={String(visitingCountries)} label={hero.countries} />
        </Stats>
        {proof && (
          <Proof>
            <p>{`“${proof.text}”`}</p>
            <footer>
              <strong>{proof.name}</strong>
              {`, ${proof.business}`}
              <SampleMark sample={testimonials.sample} what="Mensagem" />
            </footer>
          </Proof>
        )}
      </div>
      <PhoneDrawing />
    </Band>
  )
}
