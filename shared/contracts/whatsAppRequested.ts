import { createAction } from '@reduxjs/toolkit'

/** A visitor wants to talk on WhatsApp with this text prefilled (specification, section 4). */
export const whatsAppRequested = createAction<{ text: string }>('whatsApp/requested')
