import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux'
import type { SiteState, SiteStore } from './createSiteStore.ts'

/** React-Redux's hooks, typed with the shell's actions and state. */
export const useSiteDispatch: () => SiteStore['dispatch'] = useDispatch
export const useSiteSelector: TypedUseSelectorHook<SiteState> = useSelector
