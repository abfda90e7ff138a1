import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { font, onBand, space } from '../styles/tokens.ts'

type Props = { value: string; label: string }

const Figure = styled.p({ display: 'grid', gap: space.xs, lineHeight: '1.25' })
const Value = styled.strong({ fontSize: font.size.h2, lineHeight: '1', letterSpacing: '-.02em', whiteSpace: 'nowrap' })
const Label = styled.span({ fontSize: font.size.small, color: onBand.soft })

/** A number set large with what it counts under it. */
export function Stat({ value, label }: Props) {
  return (
    <Figure>
      <Value>{value}</Value> <Label>{label}</Label>
    </Figure>
  )
}

/**
 * So many numbers beside each other, as long as each is as wide as `narrowest` (rem). The columns go by the row's width
 * alone, and not by what is in it: a browser may paint the first number before it knows of the others. A grid around it
 * needs `minWidth: 0` for its column.
 */
export function statRow(count: number, narrowest: number): CSSObject {
  // A hair less than an equal share, which may be rounded to too much.
  const share = `(100% - ${count - 1}rem)/${count} - .1px`
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(${narrowest}rem,${share})),1fr))`,
    gap: space.l,
  }
}
