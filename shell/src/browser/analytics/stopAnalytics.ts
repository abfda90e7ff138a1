import { disabledKey } from './loadAnalytics.ts'

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
