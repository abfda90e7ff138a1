import styled from '@emotion/styled'
import type { Evidence } from '@site/contracts/Evidence'
import { Heading, Lead } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Row } from '@site/design/Row'
import { SampleMark } from '@site/design/SampleMark'
import { Section } from '@site/design/Section'
import { color, font, media, radius, space } from '@site/design/tokens'
import { isDrawn, pictureOf } from '../drawing/pictureOf.ts'
import { DeliveredSite } from './DeliveredSite.tsx'

const List = styled(Row)({
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space.x3 },
})
const Site = styled.li({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  '& h3 > img': {
    display: 'block',
    width: 'auto',
    maxWidth: '100%',
    height: '3rem',
    // Logos are dark: with forced colours they keep a light background.
    background: color.paper,
    forcedColorAdjust: 'none',
  },
})
const Change = styled.div({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  // In a narrow column the words below would stand on six lines.
  [media.mobile]: { gridTemplateColumns: '1fr 1fr' },
  alignItems: 'start',
  gap: `${space.m} ${space.l}`,
  fontSize: font.size.small,
  '& > img': { width: '100%', height: 'auto', borderRadius: radius.control },
})
const Before = styled.p({ color: color.inkSoft })

/** Delivered sites: what they look like, and what they changed. */
export function Deliveries() {
  const { sample, sites } = useEvidence().deliveries
  if (sites.length === 0) return null
  return (
    <Section id="entregas" tone="paper" labelledBy="entregas-titulo">
      <Heading level={2} id="entregas-titulo">
        O que fica no ar
      </Heading>
      <Lead>Sites curtos, rápidos e com um botão que leva à conversa. Veja o antes e o depois de cada um.</Lead>
      <SampleMark sample={sample} what="Sites" />
      <List aria-labelledby="entregas-titulo" tabIndex={0} suppressHydrationWarning>
        {sites.map((site) => (
          <Site key={site.name}>
            <Name {...site} />
            <Change>
              {isDrawn(site.drawn) ? <Pictures drawn={site.drawn} /> : <DeliveredSite {...site} />}
              <Before>{site.before}</Before>
              <p>{site.after}</p>
            </Change>
          </Site>
        ))}
      </List>
    </Section>
  )
}

type NameProps = Pick<Evidence['deliveries']['sites'][number], 'name' | 'business' | 'drawn'>

/** The client's logo, or the name if there is none. */
function Name({ name, business, drawn }: NameProps) {
  return (
    <h3>
      {isDrawn(drawn) ? (
        <img {...pictureOf(`${drawn}-logo`)} alt={`${name}, ${business.toLowerCase()}`} loading="lazy" />
      ) : (
        `${name}, ${business.toLowerCase()}`
      )}
    </h3>
  )
}

/** Before and after. */
function Pictures({ drawn }: { drawn: string }) {
  return (
    <>
      <img {...pictureOf(`${drawn}-antes`)} alt="" loading="lazy" />
      <img {...pictureOf(`${drawn}-1280`)} alt="" loading="lazy" />
    </>
  )
}
