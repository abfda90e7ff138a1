import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { color, radius, space } from '@site/design/tokens'

const Box = styled.div({
  padding: space.box,
  color: color.ink,
  background: color.mint,
  borderRadius: radius.card,
  '& h3': { marginBottom: space.s },
})

/** The form's place after sending. It takes the focus that the vanished button had. */
export function MessageReceived() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <h3>Mensagem recebida</h3>
      <p>Obrigado! Respondemos em até 24 horas por e-mail, ou antes pelo WhatsApp, se for no horário comercial.</p>
    </Box>
  )
}
