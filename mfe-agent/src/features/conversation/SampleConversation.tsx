'use static'

import styled from '@emotion/styled'
import { color, edge, font, shadow, space } from '@site/design/tokens'
import { VisuallyHidden } from '@site/design/VisuallyHidden'

/** A typical conversation of the agent: it answers, proposes, books and reminds. */
const messages = [
  { from: 'customer', text: 'Oi, vocês dão banho em golden amanhã?', time: '21:47' },
  {
    from: 'agent',
    text: 'Oi, Marina! Damos, sim. Para golden, o banho sai por R$ 90. Prefere às 9h ou às 14h?',
    time: '21:47',
  },
  { from: 'customer', text: 'Às 9h. Dá para incluir a tosa?', time: '21:48' },
  {
    from: 'agent',
    text: 'Dá! Banho e tosa do Thor amanhã às 9h, por R$ 140. Reservei o horário e mando um lembrete às 8h.',
    time: '21:48',
  },
] as const

const Phone = styled.figure({
  overflow: 'hidden',
  maxWidth: '23rem',
  margin: '0 auto',
  background: '#EFE9DE',
  border: `8px solid ${color.ink}`,
  borderRadius: '32px',
  boxShadow: shadow,
})
const Top = styled.figcaption({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.m,
  // Not centered: the portrait would move when the second line arrives.
  alignItems: 'start',
  padding: `${space.m} ${space.l}`,
  background: color.greenDeep,
  color: color.surface,
  lineHeight: '1.3',
  '& small': { fontSize: '.8125rem' },
})
const Talk = styled.ol({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  listStyle: 'none',
  fontSize: font.size.small,
  lineHeight: '1.4',
})
const Bubble = styled.li<{ side: 'agent' | 'customer' }>(
  { maxWidth: '86%', padding: `${space.s} ${space.m}`, color: color.ink, border: edge },
  ({ side }) => ({
    // Not as wide as its text, which would move a message on the right while it arrives.
    ...(side === 'agent' ? { marginLeft: '14%' } : { justifySelf: 'start' }),
    background: side === 'agent' ? '#D9FDD3' : color.surface,
    borderRadius: side === 'agent' ? '16px 16px 4px 16px' : '16px 16px 16px 4px',
  }),
)
const Time = styled.small({ display: 'block', fontSize: '.75rem', color: color.inkSoft, textAlign: 'right' })
const Typing = styled.p({
  padding: `0 ${space.l} ${space.l}`,
  '& i': {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginRight: space.xs,
    borderRadius: '50%',
    background: color.inkSoft,
  },
})

/**
 * A conversation in the style of a messenger. Its text does not move and can be read from the start; only the typing dots
 * are animated.
 */
export function SampleConversation() {
  return (
    <Phone>
      <Top>
        <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="20" fill={color.orange} />
          <path
            d="M11 16h18v12H11zm9-6v6m-4 6v1m8-1v1"
            fill="none"
            stroke={color.ink}
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>
          <strong>Agente do Petshop Amigo</strong>
          <br />
          <small>Exemplo de conversa, domingo à noite</small>
        </span>
      </Top>
      <Talk>
        {messages.map(({ from, text, time }) => (
          <Bubble key={text} side={from}>
            <VisuallyHidden>{from === 'agent' ? 'Agente: ' : 'Cliente: '}</VisuallyHidden>
            {text}
            <Time>{time}</Time>
          </Bubble>
        ))}
      </Talk>
      <Typing aria-hidden="true" data-move="typing">
        <i />
        <i />
        <i />
      </Typing>
    </Phone>
  )
}
