import type { Middleware } from '@reduxjs/toolkit'
import type { Effects } from './Effects.ts'
import { TOAST_DURATION, type Toasts, toastDismissed } from './toastSlice.ts'

type Clock = Pick<Effects, 'after'>

/** Takes each toast away after its time. While they are held no time runs; released, each has its full time again. */
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
    for (const { id } of shown) {
      if (!cancels.has(id))
        cancels.set(
          id,
          after(TOAST_DURATION, () => store.dispatch(toastDismissed(id))),
        )
    }
    return result
  }
}
