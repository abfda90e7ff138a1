import type { CSSObject } from '@emotion/react'
import styled from '@emotion/styled'
import { font, onBand, space } from '../styles/tokens.ts'

type Props = {
  value: string
  label: string
  /** Address of the terms of what the number promises, if it promises anything. */
  href?: string
}

const Figure = styled.p({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  lineHeight: '1.25',
  textWrap: 'balance',
  '&[href]': { color: 'inherit', textDecoration: 'none', '& > span': { textDecoration: 'underline' } },
})
const Value = styled.strong({ fontSize: font.size.h2, lineHeight: '1', letterSpacing: '-.02em', whiteSpace: 'nowrap' })
const Label = styled.span({ fontSize: font.size.small, color: onBand.soft })

/** A large number with its label below it; the whole is a link to its terms. */
export function Stat({ value, label, href }: Props) {
  return (
    <Figure {...(href && { as: 'a', href })}>
      <Value>{value}</Value> <Label>{label}</Label>
    </Figure>
  )
}

/**
 * A row of up to `count` numbers, each at least `narrowest` rem wide. The columns depend only on the row's width, not on its
 * content: a browser may paint the first number before it has received the others. Inside a grid, set `minWidth: 0` on its
 * column.
 */
export function statRow(count: number, narrowest: number): CSSObject {
  // Slightly less than an equal share, because rounding up would overflow the row.
  const share = `(100% - ${count - 1}rem)/${count} - .1px`
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(${narrowest}rem,${share})),1fr))`,
    gap: space.l,
  }
}
