import { type Cookies, forgetCookies } from './forgetCookies.ts'
import { loadScript } from './loadScript.ts'
import { queueAnalytics } from './queueAnalytics.ts'

const TAG = 'https://www.googletagmanager.com/gtag/js'

/**
 * Loads Google Analytics 4, once. Call it only after the visitor has accepted. A browser that sends Global Privacy Control
 * has refused for every site, which the privacy policy promises to respect.
 */
export function loadAnalytics(analyticsId: string): void {
  if (navigator.globalPrivacyControl) return
  Reflect.set(window, disabledKey(analyticsId), false)
  if (!loadScript(`${TAG}?id=${encodeURIComponent(analyticsId)}`)) return
  queueAnalytics('js', new Date())
  queueAnalytics('config', analyticsId, { allow_google_signals: false, allow_ad_personalization_signals: false })
}

/** The key in the page's global scope that makes Google's tag stop. */
function disabledKey(analyticsId: string): string {
  return `ga-disable-${analyticsId}`
}

/** Stops analytics at once and removes its cookies, for a visitor who withdraws the consent. */
export async function stopAnalytics(analyticsId: string, cookies?: Cookies): Promise<void> {
  Reflect.set(window, disabledKey(analyticsId), true)
  await forgetCookies(/^_g(a|id|at)/, cookies)
}
