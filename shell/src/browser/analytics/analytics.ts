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
function disabledKey(analyticsId: string): string {
  return `ga-disable-${analyticsId}`
}

type Cookies = {
  getAll(): Promise<readonly { name?: string }[]>
  delete(cookie: { name: string; domain?: string }): Promise<void>
}

/**
 * Silences analytics at once and removes its cookies, for a visitor who takes the consent back. A browser without
 * `cookieStore` keeps them until they end by themselves; nobody reads them then.
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

/** The tag sets its cookies on the highest domain that takes them; which one that was cannot be read everywhere. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
