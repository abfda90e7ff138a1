import { queueAnalytics } from './queueAnalytics.ts'

const TAG = 'https://www.googletagmanager.com/gtag/js'

/**
 * Loads Google Analytics 4, once. Call it only after the visitor has accepted. A browser that sends Global Privacy Control
 * has refused for every site, which the privacy policy promises to respect.
 */
export function loadAnalytics(analyticsId: string): void {
  if (navigator.globalPrivacyControl) return
  Reflect.set(window, disabledKey(analyticsId), false)
  if (document.querySelector(`script[src^="${TAG}"]`)) return
  queueAnalytics('js', new Date())
  queueAnalytics('config', analyticsId, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement('script')
  const address = `${TAG}?id=${encodeURIComponent(analyticsId)}`
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  // In browsers with Trusted Types an opaque object, which the element accepts like a string.
  Object.assign(script, { async: true, src: policy?.createScriptURL(address) ?? address })
  document.head.append(script)
}

/** The key in the page's global scope that makes Google's tag stop. */
function disabledKey(analyticsId: string): string {
  return `ga-disable-${analyticsId}`
}

type Cookies = {
  getAll(): Promise<readonly { name?: string }[]>
  delete(cookie: { name: string; domain?: string }): Promise<void>
}

/**
 * Stops analytics at once and removes its cookies, for a visitor who withdraws the consent. A browser without `cookieStore`
 * keeps them until they expire; nothing reads them then.
 */
export async function stopAnalytics(
  analyticsId: string,
  cookies: Cookies | undefined = globalThis.cookieStore,
): Promise<void> {
  Reflect.set(window, disabledKey(analyticsId), true)
  if (!cookies) return
  const names = (await cookies.getAll()).map(({ name = '' }) => name).filter((name) => /^_g(a|id|at)/.test(name))
  const places = [undefined, ...domainsAbove(location.hostname)]
  await Promise.allSettled(names.flatMap((name) => places.map((domain) => cookies.delete({ name, domain }))))
}

/** The tag sets its cookies on the highest domain that accepts them; which one that was cannot be read everywhere. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
