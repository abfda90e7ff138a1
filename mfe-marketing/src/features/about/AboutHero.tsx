'use static'

import styled from '@emotion/styled'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { Stat, statRow } from '@site/design/Stat'
import { color, media, space } from '@site/design/tokens'
import { pageTexts } from '../../texts/pageTexts.ts'
import { Drawing } from '../drawing/Drawing.tsx'
import { termsOf } from '../guarantees/guaranteeAnchors.ts'

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  alignItems: 'center',
  '& > *': { minWidth: 0 },
  [media.mobile]: { '& > svg': { width: '100%', maxWidth: '22rem', margin: '0 auto' } },
  [media.desktop]: { gridTemplateColumns: '1.5fr 1fr' },
})
const Stats = styled.div({
  ...statRow(3, 5.5),
  alignItems: 'start',
  maxWidth: '38rem',
  marginTop: space.xxl,
})

/** The page above the fold: why the agency exists, and three numbers. */
export function AboutHero() {
  const { clientCountries, sites, siteDays } = numbersOf(useSite())
  const { about } = useTexts('pageTexts', pageTexts)
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Sobre" />
      <Columns>
        <div>
          <Heading level={1} id="titulo">
            {about.title}
          </Heading>
          <Lead>{about.text}</Lead>
          <Stats>
            <Stat value={String(clientCountries)} label={about.countries} />
            <Stat value={`${sites}+`} label={about.projects} />
            <Stat value={`${siteDays * 24}h`} label={about.siteTime} href={termsOf('siteDelivery')} />
          </Stats>
        </div>
        <QuarterDrawing />
      </Columns>
    </Section>
  )
}

/** The one shop in the neighbourhood that everybody finds. */
function QuarterDrawing() {
  return (
    <Drawing viewBox="0 0 320 240" aria-hidden="true">
      <circle cx="170" cy="122" r="108" fill={color.sky} stroke="none" />
      <path d="M16 214h288" />
      <path d="M40 214v-70l30-24 30 24v70z" fill={color.surface} />
      <path d="M58 214v-30h24v30zm0-60h24v16H58z" fill={color.peach} />
      <path d="M222 214v-96h66v96z" fill={color.mint} />
      <path d="M236 134h14v16h-14zm24 0h14v16h-14zm-24 32h14v16h-14zm24 0h14v16h-14z" fill={color.surface} />
      <path d="M104 214V112h114v102z" fill={color.surface} />
      <path d="M96 112h130l10 30H86z" fill={color.orange} />
      <path d="m122 112-8 30m37-30-4 30m33-30 4 30m22-30 8 30" />
      <path d="M116 158h50v36h-50z" fill={color.sky} />
      <path d="M180 214v-56h26v56z" fill={color.night} />
      <path d="M161 22a32 32 0 0 1 32 32c0 24-32 48-32 48s-32-24-32-48a32 32 0 0 1 32-32z" fill={color.green} />
      <path d="m147 54 10 10 18-20" strokeWidth="4" />
      <path d="M52 66h.01M268 70h.01M80 40h.01m164-8h.01" strokeWidth="8" stroke={color.orange} />
    </Drawing>
  )
}
