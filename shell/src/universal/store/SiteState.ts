import type { Toasts } from './toastSlice.ts'
import type { WhatsAppFlow } from './whatsAppSlice.ts'

/** The shell's state. No remote knows its shape. */
export type SiteState = { whatsApp: WhatsAppFlow; toasts: Toasts }
