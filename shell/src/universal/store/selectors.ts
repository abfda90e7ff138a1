import type { SiteState } from './SiteState.ts'

export const selectIsAsking = ({ whatsApp }: SiteState) => whatsApp.phase.name === 'asking'

export const selectToasts = ({ toasts }: SiteState) => toasts.shown
