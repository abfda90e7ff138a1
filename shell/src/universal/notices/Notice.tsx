import styled from '@emotion/styled'
import { layout, space } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Props = {
  /** Announced by itself when it appears. */
  role?: 'alert'
  drawing: ReactNode
  children: ReactNode
}

const Band = styled.section({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.l,
  // Where it takes the place of a page, the footer stays below the screen.
  minHeight: `calc(100vh - ${layout.bar})`,
  padding: `${space.x4} ${layout.margin}`,
  textAlign: 'center',
  '& > p': { maxWidth: '34rem', marginTop: 0 },
})

/** A page that says why there is no other: a drawing, words, ways to go on. */
export function Notice({ role, drawing, children }: Props) {
  return (
    <Band role={role}>
      {drawing}
      {children}
    </Band>
  )
}

/** The buttons of a notice, side by side. */
export const NoticeActions = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.m })
