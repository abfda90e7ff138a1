import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { space } from '@site/design/tokens'
import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

const Texts = styled.section({
  display: 'grid',
  gap: space.l,
  '& li + li': { marginTop: space.s },
})

/** One numbered chapter of the policy, reachable by its anchor. */
export function Chapter({ id, title, children }: Props) {
  return (
    <Texts id={id}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Texts>
  )
}
