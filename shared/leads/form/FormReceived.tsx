import styled from '@emotion/styled'
import { color, radius, space } from '@site/design/tokens'
import { useEffect, useId, useRef } from 'react'
import { AnswerTime } from './AnswerTime.tsx'

const Box = styled.div<{ minHeight?: number }>(({ minHeight }) => ({
  minHeight,
  display: 'grid',
  alignContent: 'center',
  padding: space.box,
  color: color.ink,
  background: color.mint,
  borderRadius: radius.card,
  '& h3': { marginBottom: space.s },
  '& p + p': { marginTop: space.s },
}))

type Props = {
  /** From the form's definition: its thanks, or what is said while the lead waits. */
  notice: { title: string; text: string }
  /** The lead is with us: says until when an answer comes, and offers a reminder. */
  received?: boolean
  /** How high the form was, in pixels: nothing below moves when it goes. */
  minHeight?: number
  /** For `styled`, where a page has a box of its own. */
  className?: string
}

/**
 * A form's place after sending: says that the lead is with us, or that it waits. It takes the focus that the vanished button
 * had, which is what announces it: as a live region it would be announced a second time.
 */
export function FormReceived({ notice, received, minHeight, className }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box
      ref={box}
      className={className}
      minHeight={minHeight}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <h3 id={`${id}title`}>{notice.title}</h3>
      <div id={`${id}text`}>
        <p>{notice.text}</p>
        {received && <AnswerTime reminds />}
      </div>
    </Box>
  )
}
