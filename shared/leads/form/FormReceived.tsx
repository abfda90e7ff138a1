import styled from '@emotion/styled'
import { color, radius, space } from '@site/design/tokens'
import { useEffect, useId, useRef } from 'react'
import { ReplyTime } from './ReplyTime.tsx'

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
  /** From the form's definition: its thanks, or the notice for a waiting lead. */
  notice: { title: string; text: string }
  /** The server has the lead: also shows by when the agency replies, and offers a reminder. */
  received?: boolean
  /** The form's height in pixels, so that nothing below moves when it is replaced. */
  minHeight?: number
  /** For `styled`, where a page has its own box. */
  className?: string
}

/**
 * Replaces a submitted form: says that the agency has the lead, or that it is waiting. It takes over the focus of the
 * removed button, which is what makes screen readers announce it; as a live region it would be announced twice.
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
        {received && <ReplyTime reminds />}
      </div>
    </Box>
  )
}
