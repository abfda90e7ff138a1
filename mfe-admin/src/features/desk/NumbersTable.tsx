import styled from '@emotion/styled'
import { color, font, space } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Props = {
  /** What the table is about, for screen readers: it is scrolled with the keyboard. */
  label: string
  children: ReactNode
}

const Scroll = styled.div({ overflowX: 'auto' })
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.small,
  color: color.ink,
  'th,td': {
    padding: `${space.s} ${space.m} ${space.s} 0`,
    textAlign: 'left',
    // The table scrolls sideways rather than break words.
    overflowWrap: 'normal',
    borderTop: `1px solid ${color.line}`,
  },
  td: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

/** The numbers behind a chart, as the rows of a table. */
export function NumbersTable({ label, children }: Props) {
  return (
    <Scroll tabIndex={0} role="region" aria-label={label}>
      <Table>{children}</Table>
    </Scroll>
  )
}
