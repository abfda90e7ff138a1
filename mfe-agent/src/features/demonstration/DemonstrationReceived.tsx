import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { color, space } from '@site/design/tokens'

const Box = styled.div({
  padding: space.box,
  background: '#D9FDD3',
  color: color.ink,
  borderRadius: '12px',
  '& h3': { marginBottom: space.s },
})

/** The form's place after sending. It takes the focus that the vanished button had. */
export function DemonstrationReceived() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="status" tabIndex={-1}>
      <h3>Pedido recebido</h3>
      <p>Obrigado! Vamos chamar você no WhatsApp em até 2 horas, no horário comercial, para marcar a demonstração.</p>
    </Box>
  )
}
