import styled from '@emotion/styled'
import { layout, space } from '@site/design/tokens'
import { useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type ShownToast,
  selectToasts,
  toastDismissed,
  toastsHeld,
  toastsReleased,
} from '../../universal/store/toastSlice.ts'
import { useSiteDispatch, useSiteSelector } from '../../universal/store/hooks.ts'
import { ToastCard } from './ToastCard.tsx'

const Region = styled.section({
  position: 'fixed',
  zIndex: 30,
  // Below the bar, even with the strip that marks samples above it.
  inset: `calc(${layout.bar} + ${space.xxl} + ${space.s}) ${layout.margin} auto`,
  display: 'flex',
  // The oldest is at the bottom: none moves when it goes.
  flexDirection: 'column-reverse',
  alignItems: 'end',
  gap: space.s,
  pointerEvents: 'none',
  '& > [aria-live]': { display: 'contents' },
  // Above a dialog's title, in the room that Dialog.tsx leaves there; in a low window, below all that the dialog says.
  'dialog &': { inset: `${space.s} ${layout.margin} auto`, '@media (max-height:30rem)': { position: 'static' } },
})

/**
 * The site's toasts: announced once, without taking the focus, and kept while the pointer or the focus is on them. Errors
 * are alerts, inside the open dialog if there is one; all others appear in a permanent live region.
 */
export function Toasts() {
  const dispatch = useSiteDispatch()
  // The tap that caused them is painted first.
  const toasts = useDeferredValue(useSiteSelector(selectToasts))
  const isAlert = ({ tone }: ShownToast) => tone === 'destructive'
  const layer = useTopLayer(toasts.some(isAlert) && toasts)
  const hold = () => dispatch(toastsHeld())
  const release = () => dispatch(toastsReleased())
  const card = (toast: ShownToast) => (
    <ToastCard key={toast.id} toast={toast} onDismiss={() => dispatch(toastDismissed(toast.id))} />
  )

  // In a hidden tab nobody reads them: their time stops until the visitor is back.
  useEffect(() => {
    const onChange = () => dispatch(document.hidden ? toastsHeld() : toastsReleased())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [dispatch])

  return createPortal(
    <Region aria-label="Avisos" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      {toasts.filter(isAlert).map(card)}
      <div aria-live="polite">{toasts.filter((toast) => !isAlert(toast)).map(card)}</div>
    </Region>,
    layer,
  )
}

/**
 * The element in which alerts are visible and reachable: an open modal dialog covers everything outside and makes it inert.
 * Determined again when the alerts change and when a dialog closes; without alerts it is the page, so that the live region
 * stays where it is.
 */
function useTopLayer(alerts: false | readonly ShownToast[]): Element {
  const [layer, setLayer] = useState<Element>(document.body)
  useLayoutEffect(() => {
    const look = () => setLayer((alerts && document.querySelector('dialog[open]')) || document.body)
    look()
    // A dialog's `close` event does not bubble, but it can be captured.
    document.addEventListener('close', look, true)
    return () => document.removeEventListener('close', look, true)
  }, [alerts])
  return layer
}
