import { createAction } from '@reduxjs/toolkit'

/** What a toast says. `destructive` announces an error; a link is offered as the toast's one action. */
export type ToastMessage = {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  link?: { href: string; label: string }
}

/** Something to tell the visitor (specification, section 8). Shown 4000 ms, at most 3 at a time. */
export const toastShown = createAction<ToastMessage>('toast/shown')

/** A visitor wants to talk on WhatsApp with this text prefilled (specification, section 4). */
export const whatsAppRequested = createAction<{ text: string }>('whatsApp/requested')
