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

type Props = { notice: { title: string; text: string } }

/** The form's place after sending: says that the message is with us, or that it waits. It takes the focus that the vanished button had. */
export function MessageReceived({ notice }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <h3>{notice.title}</h3>
      <p>{notice.text}</p>
    </Box>
  )
}
