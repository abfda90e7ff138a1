import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { space } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Props = {
  /** Of the heading. */
  id: string
  title: string
  children: ReactNode
}

const Room = styled.section({ display: 'grid', gap: space.l, gridTemplateColumns: 'minmax(0,1fr)' })

/** A part of a page of the desk. */
export function DeskRoom({ id, title, children }: Props) {
  return (
    <Room aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {children}
    </Room>
  )
}
