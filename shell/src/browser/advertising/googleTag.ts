import { loadScript } from '../analytics/loadScript.ts'
import { queueAnalytics } from '../analytics/queueAnalytics.ts'

const consents = (state: 'granted' | 'denied') => ({
  ad_storage: state,
  ad_user_data: state,
  ad_personalization: state,
})

/** Loads Google's tag for an advertiser, once. */
export function startGoogleTag(id: string): void {
  queueAnalytics('consent', 'update', consents('granted'))
  if (!loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)) return
  queueAnalytics('js', new Date())
  queueAnalytics('config', id)
}

/** From now on the tag stores nothing and names nobody. Analytics, which is consented to apart, goes on. */
export function stopGoogleTag(): void {
  queueAnalytics('consent', 'update', consents('denied'))
}
