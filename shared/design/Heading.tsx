import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { font } from './tokens.ts'

type Size = 'h1' | 'h2' | 'h3' | 'lead'

type Props = {
  level: 1 | 2 | 3
  /** When it should look larger or smaller than its level. */
  size?: Size
  id?: string
  children: ReactNode
}

const Sized = styled.h2<{ textSize: Size }>(({ textSize }) => ({ fontSize: font.size[textSize] }))

/** A headline. Its look comes from the base styles; only another size than its level's needs a rule. */
export function Heading({ level, size, id, children }: Props) {
  const Tag = `h${level}` as const
  if (!size || size === Tag) return <Tag id={id}>{children}</Tag>
  return (
    <Sized as={Tag} textSize={size} id={id}>
      {children}
    </Sized>
  )
}
