import styled from '@emotion/styled'
import { type MouseEvent, type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react'
import { color, radius, shadow, space } from '../styles/tokens.ts'
import { CloseButton } from './CloseButton.tsx'

type Props = {
  open: boolean
  /** It may open soon: its content is made now, so that it opens at once. */
  ready?: boolean
  /** The visitor closed it: by the button, with Escape or by a click beside it. */
  onClose: () => void
  title: string
  children: ReactNode
}

const Box = styled.dialog({
  width: 'min(30rem,calc(100% - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
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
 * The browser's own modal dialog: it keeps the focus inside, closes with Escape and gives the focus back. It opens on
 * the first field that has to be filled in, where there is one. Its content is there from the first opening on, or from
 * when it is to be ready, so that a closed dialog costs no bytes and a reopened one keeps what was typed. The browser
 * answers the tap before it opens or closes: both make all of the page inert, or none of it, and lay it out anew.
 */
export function Dialog({ open, ready, onClose, title, children }: Props) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const shown = useDeferredValue(open, false)
  const [used, setUsed] = useState(false)
  if ((shown || ready) && !used) setUsed(true)

  // With what else is rendered then, before it is painted: what comes into the page beside it is not inert any more.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog || dialog.open === shown) return
    if (!dialog.showModal) dialog.open = shown
    else if (shown) dialog.showModal()
    else dialog.close()
    if (shown) dialog.querySelector<HTMLElement>('[required]')?.focus()
  }, [shown])

  if (!used) return null
  return (
    <Box ref={box} aria-labelledby={titleId} onClose={onClose} onClick={(event) => isBeside(event) && onClose()}>
      <Top>
        <Title id={titleId}>{title}</Title>
        <Close label="Fechar" onClick={onClose} />
      </Top>
      {children}
    </Box>
  )
}

/** A click on the backdrop reaches the dialog itself, as does one on its padding: only the place tells them apart. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
