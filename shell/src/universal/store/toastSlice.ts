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
const MAX_TOASTS = 3

const initialState: Toasts = { latestId: 0, shown: [], held: false }

/**
 * The visible toasts, at most three. A fourth replaces the oldest rather than wait: a toast responds to what the visitor has
 * just done, and a late one would relate to nothing. One with a link, which stays, is replaced only by the next one with a
 * link.
 */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    // The dismissed toast may be the one that held them all, in which case nothing would release the others.
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
      const others = toasts.shown.filter(({ link }) => !(link && payload.link))
      const oldest = others.length < MAX_TOASTS ? undefined : others.find(({ link }) => !link)
      return { ...toasts, latestId: id, shown: [...others.filter((toast) => toast !== oldest), { ...payload, id }] }
    }),
  selectors: { selectToasts: ({ shown }) => shown },
})

export const { toastDismissed, toastsHeld, toastsReleased } = toastSlice.actions
export const { selectToasts } = toastSlice.selectors
