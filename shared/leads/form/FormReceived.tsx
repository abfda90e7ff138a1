import styled from '@emotion/styled'
import { color, radius, space } from '@site/design/tokens'
import { useEffect, useRef } from 'react'

const Box = styled.div({
  padding: space.box,
  color: color.ink,
  background: color.mint,
  borderRadius: radius.card,
  '& h3': { marginBottom: space.s },
})

type Props = {
  /** From the form's definition: its thanks, or what is said while the lead waits. */
  notice: { title: string; text: string }
  /** For `styled`, where a page has a box of its own. */
  className?: string
}

/** A form's place after sending: says that the lead is with us, or that it waits. It takes the focus that the vanished button had. */
export function FormReceived({ notice, className }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} className={className} role="status" tabIndex={-1}>
      <h3>{notice.title}</h3>
      <p>{notice.text}</p>
    </Box>
  )
}
