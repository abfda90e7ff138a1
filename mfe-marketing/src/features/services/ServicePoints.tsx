import styled from '@emotion/styled'
import type { Feature, Offer } from '@site/contracts/Evidence'
import { useEvidence } from '@site/design/islands/useEvidence'
import { SampleMark } from '@site/design/SampleMark'
import { color, font, space } from '@site/design/tokens'
import { type Point, waysToSell } from '../../texts/usualPoints.ts'
import { type Apart, apartText, soldAs } from '../offer/offerText.ts'
import { Ticked } from '../offer/Ticked.ts'

type Props = {
  points: readonly Point[]
  /** The section is about the site itself: what its price includes comes first. */
  withIncluded: boolean
}

const List = styled.ul({
  display: 'grid',
  gap: space.m,
  padding: 0,
  margin: `${space.xl} 0 ${space.xxl}`,
  listStyle: 'none',
})
const Note = styled.small({
  display: 'block',
  textIndent: 0,
  fontSize: font.size.small,
  color: color.inkSoft,
})

/** What a service does, each point with how it is sold: in the price of the site, or at a price of its own. */
export function ServicePoints({ points, withIncluded }: Props) {
  const { offer, prices } = useEvidence()
  const included = withIncluded ? offer.included.map(({ name }) => name) : []
  const offered = points.flatMap(({ text, needs: way }) => {
    const needs = way && waysToSell[way]
    return isOffered(needs, offer) ? [{ text, needs }] : []
  })
  if (included.length + offered.length === 0) return null
  return (
    <>
      {included.length > 0 && <SampleMark sample={offer.sample} what="Lista" />}
      <List>
        {included.map((name) => (
          <Ticked key={name}>{name}</Ticked>
        ))}
        {offered.map(({ text, needs }) => (
          <Ticked key={text}>
            <span>{text}</span>
            {needs === 'monthly' ? (
              prices.items.length > 0 && <MonthlyNote />
            ) : (
              <SoldNote sold={needs && soldAs(offer, needs)} />
            )}
          </Ticked>
        ))}
      </List>
    </>
  )
}

function isOffered(needs: Feature | 'monthly' | undefined, offer: Offer): boolean {
  return needs === undefined || needs === 'monthly' || soldAs(offer, needs) !== undefined
}

function MonthlyNote() {
  return (
    <Note>
      <a href="#precos">À parte, por mês</a>
    </Note>
  )
}

function SoldNote({ sold }: { sold: 'included' | Apart | undefined }) {
  if (!sold) return null
  return <Note>{sold === 'included' ? 'No preço do site' : `À parte: ${apartText(sold)}`}</Note>
}
