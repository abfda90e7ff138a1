import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux'
import type { SiteStore } from '../../universal/store/createSiteStore.ts'
import type { SiteState } from '../../universal/store/SiteState.ts'

/** React's hooks for the shell's store, with the types of its actions and its state. */
export const useSiteDispatch: () => SiteStore['dispatch'] = useDispatch
export const useSiteSelector: TypedUseSelectorHook<SiteState> = useSelector
