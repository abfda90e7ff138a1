'use static'

import styled from '@emotion/styled'
import { numbersOf } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { Stat } from '@site/design/Stat'
import { color, font, media, onBand, space } from '@site/design/tokens'
import { homeTexts } from '../../texts/homeTexts.ts'
import { pictureOf } from '../drawing/pictureOf.ts'
import { DeliveredRow } from './DeliveredRow.tsx'

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  alignItems: 'center',
  '& > img': { width: 'min(100%,24rem)', height: 'auto' },
  [media.desktop]: { gridTemplateColumns: '.8fr 1.2fr', gap: space.x4 },
  // The text says it already; on a phone the space is for the delivered sites.
  [media.mobile]: { '& > img': { display: 'none' } },
})
const Story = styled.blockquote({
  display: 'grid',
  gap: space.l,
  marginTop: space.l,
  paddingLeft: space.l,
  borderLeft: `4px solid ${color.orange}`,
})
const Signature = styled.p({ marginTop: space.l, fontSize: font.size.small, color: onBand.soft })
const Stats = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.l,
  '& > p': { flex: '1 1 7rem' },
  margin: `${space.xl} 0`,
})

/** #about: the founder's story and its results. */
export function About() {
  const site = useSite()
  const { sites, founded } = numbersOf(site)
  const { about } = useTexts('homeTexts', homeTexts)
  const { story } = useEvidence()
  return (
    <Section id="about" tone="night" labelledBy="about-titulo">
      <Columns>
        <img {...pictureOf('mesa-da-cozinha')} alt="" loading="lazy" />
        <div>
          <Heading level={2} id="about-titulo">
            {story.title}
          </Heading>
          <Story>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Story>
          <Signature>
            {`Do fundador da ${site.brand}`}
            <SampleMark sample={story.sample} what="História" />
          </Signature>
          <Stats>
            <Stat value={String(founded)} label={about.founded} />
            <Stat value={`${sites}+`} label={about.sites} />
          </Stats>
          <a href="/sobre">Conheça a equipe</a>
        </div>
      </Columns>
      <DeliveredRow />
    </Section>
  )
}
