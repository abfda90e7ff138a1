import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, shadow, space } from '@site/design/tokens'

/** The text that a conversation from this page starts with. */
export const whatsAppText = 'Olá! Sou [NOME], da empresa [EMPRESA]. Quero um orçamento do agente de IA para WhatsApp.'

/**
 * Sticky from the end of the first view, which has such a link of its own, with its own space at the page's end, so that it
 * never covers the footer. On a phone it is an opaque bar at the bottom of the screen; in a wide window it is in the margin
 * next to the content, in a quiet style, because the page's main buttons are visible there. The scroll padding keeps focused
 * elements above it. It is not sticky in a low window or while a field is in use.
 */
const Bar = styled.div({
  zIndex: 5,
  bottom: 'var(--room,0px)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,24rem)',
  justifyContent: 'center',
  padding: `${space.s} 20px`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  // Beside the middle, where text that arrives would move it.
  '& a': { position: 'relative', paddingInline: '60px' },
  '& svg': { position: 'absolute', left: space.l },
  '@media (min-height:30rem)': {
    position: 'sticky',
    'html:has(&)': { scrollPaddingBottom: 'calc(6rem + var(--room,0px))' },
  },
  '@media print': { display: 'none' },
  ':has(input:focus,select:focus) > &': { position: 'static' },
  '@media (min-width:1280px)': {
    bottom: `calc(${space.xl} + var(--room,0px))`,
    width: '56px',
    margin: `${space.xl} ${space.s} ${space.xl} auto`,
    padding: 0,
    border: 0,
    background: 'none',
    '& svg': { position: 'static' },
    '& a': {
      width: '56px',
      height: '56px',
      padding: 0,
      borderRadius: '50%',
      background: color.green,
      boxShadow: shadow,
    },
    '& a span': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

/** A link to a conversation that stays in view. */
export function WhatsAppBar() {
  const site = useSite()
  return (
    <Bar>
      <ButtonLink look="quiet" {...whatsAppLink(site, whatsAppText)}>
        <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <path
            d="M4 24l1.6-5.2A10.5 10.5 0 1 1 9.5 22.7zM9.5 9.5c-.5 4 4.5 9 8.500 9l1.5-2.500-3-1.7-1.3 1.2c-1.5-.6-2.800-1.900-3.400-3.400l1.2-1.3-1.5-3z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <span>Conversar no WhatsApp</span>
      </ButtonLink>
    </Bar>
  )
}
