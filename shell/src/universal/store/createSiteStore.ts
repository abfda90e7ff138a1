import { combineSlices, configureStore, Tuple } from '@reduxjs/toolkit'
import type { SliceStore } from '@site/contracts/useSlice'
import type { Effects } from './Effects.ts'
import { toastEffects } from './toastEffects.ts'
import { type Toasts, toastSlice } from './toastSlice.ts'
import { whatsAppEffects } from './whatsAppEffects.ts'
import { type WhatsAppFlow, whatsAppFlowFound, whatsAppSlice } from './whatsAppSlice.ts'

/** The shell's own state. No remote knows its shape; what remotes add is under their names. */
export type SiteState = { whatsApp: WhatsAppFlow; toasts: Toasts }

/** The shell's store. On the server there are no side effects: it is only read there. */
export function createSiteStore(effects?: Effects) {
  const preloadedState: Partial<SiteState> = effects ? { whatsApp: whatsAppFlowFound(effects.foundFlow()) } : {}
  const reducer = combineSlices({ whatsApp: whatsAppSlice.reducer, toasts: toastSlice.reducer })
  const store = configureStore({
    reducer,
    preloadedState,
    // Two middlewares of our own instead of the toolkit's listener middleware: 1.6 KB (Brotli) less on every page.
    middleware: () => new Tuple(...(effects ? [whatsAppEffects(effects), toastEffects(effects)] : [])),
    devTools: process.env.NODE_ENV !== 'production',
  })
  const injectSlice: SliceStore['injectSlice'] = (slice) => void reducer.inject(slice)
  return Object.assign(store, { injectSlice })
}

export type SiteStore = ReturnType<typeof createSiteStore>
