import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { color, media, radius, shadow, space } from '../styles/tokens.ts'
import { CloseButton } from './CloseButton.tsx'

type Props = {
  id?: string
  open: boolean
  /**
   * Renders the content before the dialog opens, on the server too: then the browser can open it before any script is there,
   * and this code takes it over as it is.
   */
  ready?: boolean
  /** For a dialog that is in the server's HTML: it is open already, because the browser opened it before this code was there. */
  onFoundOpen?: () => void
  /** The visitor closed it: with the button, with Escape or with a click on the backdrop. */
  onClose: () => void
  title: string
  children: ReactNode
}

const Box = styled.dialog({
  width: 'min(30rem,calc(100% - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  // On a phone it leaves room for a notice above its title, unless the window is low.
  [media.mobile]: { maxHeight: 'max(100dvh - 8rem,min(100dvh - 2rem,24rem))', marginBottom: space.l },
  padding: space.box,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: shadow,
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'rgb(14 26 56/.6)' },
})
const Top = styled.div({ display: 'flex', alignItems: 'start', gap: space.l, marginBottom: space.l })
const Title = styled.h2({ flex: 1, fontSize: '1.5rem' })
const Close = styled(CloseButton)({ margin: '-8px -8px 0 0' })

/**
 * The browser's native modal dialog: it traps the focus, closes with Escape and restores the focus. It opens with the focus
 * on the first required field, if there is one. Its content is rendered when it first opens, or when `ready` is set, so that
 * an unused dialog costs no bytes and a reopened one keeps what was typed. Opening and closing happen after the paint that
 * follows the tap, because both change whether the whole page is inert and lay it out again.
 */
export function Dialog({ id, open, ready, onFoundOpen, onClose, title, children }: Props) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const shown = useDeferredValue(open, false)
  const [used, setUsed] = useState(false)
  const isTakenOver = useRef(false)
  if ((shown || ready) && !used) setUsed(true)

  // In the same commit as other changes, before the paint: whatever they add to the page is no longer inert.
  useLayoutEffect(() => {
    const dialog = box.current
    // `shown` follows `open` in a second rendering: a dialog that is open already stays as it is.
    if (!dialog || shown !== open) return
    const isFoundOpen = dialog.open && !shown && !isTakenOver.current
    isTakenOver.current = true
    if (isFoundOpen && onFoundOpen) return onFoundOpen()
    if (dialog.open === shown) return
    if (!dialog.showModal) dialog.open = shown
    else if (shown) dialog.showModal()
    else dialog.close()
    if (shown) dialog.querySelector<HTMLElement>('[required]')?.focus()
  }, [shown, open, onFoundOpen])

  if (!used) return null
  return (
    <Box
      ref={box}
      id={id}
      aria-labelledby={titleId}
      // The browser may have opened it already.
      suppressHydrationWarning
      onClose={onClose}
      onClick={(event) => isBeside(event) && onClose()}
    >
      <Top>
        <Title id={titleId}>{title}</Title>
        <form method="dialog">
          <Close
            type="submit"
            label="Fechar"
            onClick={(event) => {
              event.preventDefault()
              onClose()
            }}
          />
        </form>
      </Top>
      {children}
    </Box>
  )
}

/**
 * Attributes of a button that opens a dialog in the server's HTML. The inline loader opens it until the button is hydrated;
 * from then on its `onClick` does.
 */
export const showsDialog = (id: string) => ({ 'data-opens': id }) as const

/**
 * A click on the backdrop has the dialog itself as its target, like a click on its padding; only the coordinates tell them
 * apart.
 */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
