// biome-ignore lint/style/noRestrictedImports: the only place that may: it limits what can be dispatched.
import { useDispatch } from 'react-redux'
import type { toastShown, whatsAppRequested } from './events.ts'

/** The actions that a remote may dispatch. */
export type SiteAction = ReturnType<typeof toastShown | typeof whatsAppRequested>

/** Dispatches to the shell's store; only the actions of `events`, so that no remote knows more about the store. */
export const useSiteDispatch: () => (action: SiteAction) => void = useDispatch
