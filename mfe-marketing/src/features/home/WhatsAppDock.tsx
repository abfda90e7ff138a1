import styled from '@emotion/styled'
import { color, layout, media, space } from '@site/design/tokens'
import { WhatsAppButton, whatsAppTexts } from '../whatsApp/WhatsAppButton.tsx'

/**
 * On a phone the way to a conversation stays under the thumb between the first view and the page's last calls, which
 * have buttons of their own. It sticks to the window's lower edge and has a place in the page at the end of what it is
 * the last child of, so it covers nothing for good; the scroll padding keeps what gets the focus above it. To its right
 * is room for the chat's button.
 */
const Dock = styled.div({
  display: 'none',
  [media.mobile]: {
    position: 'sticky',
    zIndex: 5,
    bottom: 'var(--room,0px)',
    display: 'grid',
    padding: `${space.s} 84px ${space.s} ${layout.margin}`,
    background: color.paper,
    borderTop: `1px solid ${color.line}`,
  },
  '@media (max-height:30rem)': { position: 'static' },
})

/** The phone's standing call to action. */
export function WhatsAppDock() {
  return (
    <Dock>
      <WhatsAppButton text={whatsAppTexts.site}>Quero o meu site</WhatsAppButton>
    </Dock>
  )
}
