import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit'

/** A toast's content. `destructive` announces an error; a link becomes the toast's one action. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  link?: { href: string; label: string }
}

/**
 * Shows the visitor a message (specification, section 8): for 4000 ms, or with a link until it is followed or dismissed; at
 * most 3 at a time.
 */
export const toastShown = eventOf<ToastMessage>('toast/shown')

/** A visitor wants to talk on WhatsApp, with this text prefilled (specification, section 4). */
export const whatsAppRequested = eventOf<{ text: string }>('whatsApp/requested')

/** What the toolkit's `createAction` makes: a page that only shows a message must not load the toolkit for it. */
function eventOf<Payload>(type: string): ActionCreatorWithPayload<Payload> {
  const match = (action: unknown): action is PayloadAction<Payload> =>
    typeof action === 'object' && action !== null && 'type' in action && action.type === type
  return Object.assign((payload: Payload) => ({ type, payload }), { type, match })
}
