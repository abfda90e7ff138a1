import { configureStore } from '@reduxjs/toolkit'
export const createSiteStore = () => configureStore({ reducer: (s: null | undefined = null) => s })
export type SiteStore = ReturnType<typeof createSiteStore>
