import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { color, media, shadow, space } from '@site/design/tokens'

/** What a visitor of this page begins the conversation with. */
export const whatsAppText = 'Olá! Sou [NOME], da empresa [EMPRESA]. Quero um orçamento do agente de IA para WhatsApp.'

/**
 * Floats while the page is in view and has a place of its own at its end, so that it never lies over the footer. On a
 * phone it is an opaque bar, as an edge of the screen; in a wide window it stands in the margin beside the content.
 * There it is quiet: the page's main buttons are in view beside it. The scroll padding keeps whatever gets the focus above it. It rests where the window is low or a field is in use.
 */
const Bar = styled.div({
  position: 'sticky',
  zIndex: 5,
  bottom: 'var(--room,0px)',
  display: 'grid',
  [media.desktop]: { justifyContent: 'center' },
  padding: `${space.s} 20px`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '& svg': { flex: 'none' },
  'html:has(&)': { scrollPaddingBottom: 'calc(6rem + var(--room,0px))' },
  ':has(input:focus,select:focus) > &': { position: 'static' },
  '@media (max-height:30rem)': { position: 'static' },
  '@media (min-width:1280px)': {
    bottom: `calc(${space.xl} + var(--room,0px))`,
    width: '56px',
    margin: `${space.xl} ${space.s} ${space.xl} auto`,
    padding: 0,
    border: 0,
    background: 'none',
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

/** The way to a conversation from anywhere on the page. */
export function WhatsAppBar() {
  const site = useSite()
  return (
    <Bar>
      <ButtonLink look="quiet" {...whatsAppLink(site, whatsAppText)}>
        <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <path
            d="M4 24l1.6-5.2A10.5 10.5 0 1 1 9.5 22.7zM9.5 9.5c-.5 4 4.5 9 8.500 9l1.5-2.500-3-1.7-1.3 1.2c-1.5-.6-2.800-1.900-3.400-3.400l1.2-1.3-1.5-3z"
            fill="none"
            stroke={color.ink}
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <span>Conversar no WhatsApp</span>
      </ButtonLink>
    </Bar>
  )
}
