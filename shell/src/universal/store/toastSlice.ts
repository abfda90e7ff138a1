import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { type ToastMessage, toastShown } from '@site/contracts/events'

export type ShownToast = ToastMessage & { id: number }

export type Toasts = {
  latestId: number
  /** Oldest first. */
  shown: readonly ShownToast[]
  /** The pointer or the focus is on them: none may vanish. */
  held: boolean
}

/** Specification, section 9. */
export const TOAST_DURATION = 4000
const MOST_TOASTS = 3

export const toastDismissed = createAction<number>('toast/dismissed')
export const toastsHeld = createAction('toast/held')
export const toastsReleased = createAction('toast/released')

const atStart: Toasts = { latestId: 0, shown: [], held: false }

/**
 * The toasts on screen, at most three. A fourth takes the place of the oldest rather than wait for it: a toast answers what
 * the visitor has just done, and an answer that comes late belongs to nothing.
 */
export function toastReducer(toasts = atStart, action: UnknownAction): Toasts {
  if (toastShown.match(action)) {
    const id = toasts.latestId + 1
    return { ...toasts, latestId: id, shown: [...toasts.shown, { ...action.payload, id }].slice(-MOST_TOASTS) }
  }
  if (toastDismissed.match(action)) {
    // What held them may be the very toast that goes, and then nothing would release the others.
    return { ...toasts, shown: toasts.shown.filter(({ id }) => id !== action.payload), held: false }
  }
  if (toastsHeld.match(action)) return { ...toasts, held: true }
  if (toastsReleased.match(action)) return { ...toasts, held: false }
  return toasts
}

export const selectToasts = ({ toasts }: { toasts: Toasts }) => toasts.shown
