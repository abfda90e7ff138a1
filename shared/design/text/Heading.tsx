import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { font, onBand, space } from '../styles/tokens.ts'

type Size = 'h1' | 'h2' | 'h3' | 'lead'

type Props = {
  level: 1 | 2 | 3
  /** Set it if the heading should look larger or smaller than its level. */
  size?: Size
  id?: string
  children: ReactNode
}

// Marked as pure, so that a page that uses only `Lead` does not load it.
const Sized = /* @__PURE__ */ styled.h2<{ textSize: Size }>(({ textSize }) => ({ fontSize: font.size[textSize] }))

/** A heading. Its look comes from the base styles; only a size other than its level's needs a rule. */
export function Heading({ level, size, id, children }: Props) {
  const Tag = `h${level}` as const
  if (!size || size === Tag) return <Tag id={id}>{children}</Tag>
  return (
    <Sized as={Tag} textSize={size} id={id}>
      {children}
    </Sized>
  )
}

/** The introductory paragraph under a heading, at most 62 characters wide. */
export const Lead = styled.p({
  marginTop: space.l,
  maxWidth: '62ch',
  fontSize: font.size.lead,
  color: onBand.soft,
})
