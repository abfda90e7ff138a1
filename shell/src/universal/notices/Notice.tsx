import styled from '@emotion/styled'
import { layout, space } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Props = {
  /** Announced when it appears. */
  role?: 'alert'
  drawing: ReactNode
  children: ReactNode
}

const Band = styled.section({
  display: 'grid',
  justifyItems: 'center',
  // Not centered: a browser may paint before all of it has arrived, and nothing moves.
  alignContent: 'start',
  gap: space.l,
  // If it replaces a page, the footer stays below the fold.
  minHeight: `calc(100vh - ${layout.bar})`,
  padding: `max(${space.x4},14vh) ${layout.margin} ${space.x4}`,
  textAlign: 'center',
  '& > p': { maxWidth: '34rem', marginTop: 0, textWrap: 'balance' },
})

/** A page that explains why there is no other: a drawing, text, and ways to continue. */
export function Notice({ role, drawing, children }: Props) {
  return (
    <Band role={role}>
      {drawing}
      {children}
    </Band>
  )
}

/** The buttons of a notice, one below the other, so that none moves the one that a browser has painted before. */
export const NoticeActions = styled.div({
  display: 'grid',
  justifySelf: 'stretch',
  justifyItems: 'center',
  gap: space.m,
  '& a,& button': { minWidth: 'min(100%,18rem)' },
})
