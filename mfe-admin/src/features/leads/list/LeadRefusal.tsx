import styled from '@emotion/styled'
import { color, edge, radius, space } from '@site/design/tokens'
import type { Failure } from '../../desk/askDesk.ts'

// In view wherever in the card somebody has acted, of which a phone shows a part.
const Refusal = styled.p({
  ...{ position: 'sticky', bottom: space.m, zIndex: 1 },
  ...{ padding: space.l, border: edge, borderRadius: radius.control },
  fontWeight: 600,
  background: color.peach,
  // What gets the focus is scrolled clear of it.
  'html:has(&)': { scrollPaddingBottom: '9rem' },
})

/** Why something about a lead could not be done. */
export function LeadRefusal({ problem: { reason, status } }: { problem: Failure }) {
  return (
    <Refusal role="alert">
      {reason}{' '}
      {status === 'closed' && (
        <a href="/entrar?para=/leads" target="_blank" rel="noopener">
          Entrar em outra aba
        </a>
      )}
    </Refusal>
  )
}
