import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { layout, motion, space } from '@site/design/tokens'
import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { selectToasts, toastDismissed, toastsHeld, toastsReleased } from '../../universal/store/toastSlice.ts'
import { useSiteDispatch, useSiteSelector } from '../store/hooks.ts'
import { ToastCard } from './ToastCard.tsx'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

const Region = styled.section({
  position: 'fixed',
  zIndex: 30,
  top: `calc(${layout.bar} + ${space.m})`,
  right: layout.margin,
  left: layout.margin,
  display: 'grid',
  gap: space.s,
  justifyItems: 'end',
  pointerEvents: 'none',
  '& > *': { animation: `${enter} ${motion}` },
})

/** What the site has to tell: announced without taking the focus, kept while the pointer or the focus is on it. */
export function Toasts() {
  const dispatch = useSiteDispatch()
  const toasts = useSiteSelector(selectToasts)
  const layer = useTopLayer(toasts)

  const hold = () => dispatch(toastsHeld())
  const release = () => dispatch(toastsReleased())
  // Behind another tab nobody reads them: they wait until the visitor is back.
  useEffect(() => {
    const onChange = () => dispatch(document.hidden ? toastsHeld() : toastsReleased())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [dispatch])
  return createPortal(
    <Region
      aria-label="Avisos"
      aria-live="polite"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => dispatch(toastDismissed(toast.id))} />
      ))}
    </Region>,
    layer,
  )
}

const topLayer = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/**
 * The element in which something shown now can be seen and reached: an open modal dialog covers everything outside of
 * itself and makes it inert. Looked for again when `shown` changes and when a dialog closes.
 */
function useTopLayer(shown: unknown): Element {
  const [layer, setLayer] = useState(topLayer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown may have come with a dialog of its own.
  useLayoutEffect(() => {
    const look = () => setLayer(topLayer())
    look()
    // A dialog's own event does not bubble, but it can be captured on its way.
    document.addEventListener('close', look, true)
    return () => document.removeEventListener('close', look, true)
  }, [shown])
  return layer
}
