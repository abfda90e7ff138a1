import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
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

const initialState: Toasts = { latestId: 0, shown: [], held: false }

/**
 * The toasts on screen, at most three. A fourth takes the place of the oldest rather than wait for it: a toast answers what
 * the visitor has just done, and an answer that comes late belongs to nothing.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    // What held them may be the very toast that goes, and then nothing would release the others.
    toastDismissed: (toasts, { payload }: PayloadAction<number>): Toasts => ({
      ...toasts,
      shown: toasts.shown.filter(({ id }) => id !== payload),
      held: false,
    }),
    toastsHeld: (toasts): Toasts => ({ ...toasts, held: true }),
    toastsReleased: (toasts): Toasts => ({ ...toasts, held: false }),
  },
  extraReducers: (builder) =>
    builder.addCase(toastShown, (toasts, { payload }): Toasts => {
      const id = toasts.latestId + 1
      return { ...toasts, latestId: id, shown: [...toasts.shown, { ...payload, id }].slice(-MOST_TOASTS) }
    }),
  selectors: { selectToasts: ({ shown }) => shown },
})

export const { toastDismissed, toastsHeld, toastsReleased } = toastSlice.actions
export const { selectToasts } = toastSlice.selectors
