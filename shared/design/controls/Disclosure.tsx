import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { color, onBand, space } from '../styles/tokens.ts'

type Props = {
  summary: string
  /** Disclosures with the same name close each other, as in an accordion. */
  name?: string
  children: ReactNode
}

const Details = styled.details({
  borderBottom: `1px solid ${color.line}`,
  '&[open] > summary::after': { transform: 'rotate(45deg)' },
})
const Summary = styled.summary({
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  minHeight: '56px',
  padding: `${space.m} 0`,
  fontWeight: 700,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: onBand.link },
  '&::after': {
    content: '"+" / ""',
    flex: 'none',
    marginLeft: 'auto',
    font: '1.75rem/1 sans-serif',
    color: onBand.link,
  },
})
const Body = styled.div({ paddingBottom: space.xl, maxWidth: '68ch', color: onBand.soft })

/** A question that opens to show its answer. Native HTML: it works without scripts. */
export function Disclosure({ summary, name, children }: Props) {
  return (
    <Details name={name}>
      <Summary>{summary}</Summary>
      <Body>{children}</Body>
    </Details>
  )
}
