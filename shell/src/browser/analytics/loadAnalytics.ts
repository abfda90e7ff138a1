import { queueAnalytics } from './queueAnalytics.ts'

const TAG = 'https://www.googletagmanager.com/gtag/js'

/** Loads Google Analytics 4, once. Only to be called after the visitor has accepted. */
export function loadAnalytics(analyticsId: string): void {
  Reflect.set(window, disabledKey(analyticsId), false)
  if (document.querySelector(`script[src^="${TAG}"]`)) return
  queueAnalytics('js', new Date())
  queueAnalytics('config', analyticsId, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  const address = `${TAG}?id=${encodeURIComponent(analyticsId)}`
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  // An opaque object where the browser has Trusted Types, which the element takes as it takes a text.
  Object.assign(script, { async: true, src: policy?.createScriptURL(address) ?? address })
  document.head.append(script)
}

/** Key in the page's global scope by which Google's tag is told to be silent. */
export function disabledKey(analyticsId: string): string {
  return `ga-disable-${analyticsId}`
}
