import type { Middleware } from '@reduxjs/toolkit'
import type { Effects } from './Effects.ts'
import { TOAST_DURATION, type Toasts, toastDismissed } from './toastSlice.ts'

type Clock = Pick<Effects, 'after'>

/**
 * Dismisses each toast after its time. While toasts are held, no time runs; afterwards each has its full time again. A toast
 * with a link stays until it is followed or dismissed: it may be the only way to continue, and nobody has to be quick.
 */
export function toastEffects({ after }: Clock): Middleware<object, { toasts: Toasts }> {
  const cancels = new Map<number, () => void>()
  return (store) => (next) => (action) => {
    const result = next(action)
    const { shown, held } = store.getState().toasts
    for (const [id, cancel] of cancels) {
      if (!held && shown.some((toast) => toast.id === id)) continue
      cancel()
      cancels.delete(id)
    }
    if (held) return result
    for (const { id, link } of shown) {
      if (!link && !cancels.has(id))
        cancels.set(
          id,
          after(TOAST_DURATION, () => store.dispatch(toastDismissed(id))),
        )
    }
    return result
  }
}
