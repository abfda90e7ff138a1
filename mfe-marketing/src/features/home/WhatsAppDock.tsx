import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { color, font, layout, media, space } from '@site/design/tokens'
import { siteRequest, WhatsAppButton } from '../whatsApp/WhatsAppButton.tsx'

/**
 * On a phone, a link to a conversation that stays in reach between the hero and the page's closing calls, which have buttons
 * of their own. It is sticky at the bottom of the window, with its own space at the end of its parent, so that it never
 * covers anything permanently; the scroll padding keeps focused elements above it. The space to its right is for the chat's
 * button; on a tablet it keeps the link from being wider than any button. The chat's greeting is above its button, and on a
 * phone nowhere else, where it would cover text.
 */
const Dock = styled.div({
  display: 'none',
  [media.mobile]: {
    position: 'sticky',
    zIndex: 5,
    bottom: 'var(--room,0px)',
    display: 'grid',
    padding: `${space.xl} max(84px,100vw - 27rem) ${space.s} ${layout.margin}`,
    background: color.paper,
    borderTop: `1px solid ${color.line}`,
    '&::before': {
      content: '"Alex está online"/""',
      position: 'absolute',
      right: layout.margin,
      top: '3px',
      font: `600 .8125rem/1.2 ${font.body}`,
    },
  },
  '@media print': { display: 'none' },
  '@media (max-height:30rem)': { position: 'relative', bottom: 0 },
})

/** The permanent call to action on a phone. */
export function WhatsAppDock() {
  const site = useSite()
  return (
    <Dock>
      <WhatsAppButton text={siteRequest(site)}>Quero o meu site</WhatsAppButton>
    </Dock>
  )
}
