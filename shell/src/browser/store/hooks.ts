import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux'
import type { SiteState, SiteStore } from '../../universal/store/createSiteStore.ts'

/** React's hooks for the shell's store, with the types of its actions and its state. */
export const useSiteDispatch: () => SiteStore['dispatch'] = useDispatch
export const useSiteSelector: TypedUseSelectorHook<SiteState> = useSelector
