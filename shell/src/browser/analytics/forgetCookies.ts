/** What is needed of the browser's cookie store. */
export type Cookies = {
  getAll(): Promise<readonly { name?: string }[]>
  delete(cookie: { name: string; domain?: string }): Promise<void>
}

/**
 * Removes cookies of a tag whose visitor withdraws the consent. A browser without `cookieStore` keeps them until they expire;
 * nothing reads them then.
 */
export async function forgetCookies(
  names: RegExp,
  cookies: Cookies | undefined = globalThis.cookieStore,
): Promise<void> {
  if (!cookies) return
  const found = (await cookies.getAll()).map(({ name = '' }) => name).filter((name) => names.test(name))
  const places = [undefined, ...domainsAbove(location.hostname)]
  await Promise.allSettled(found.flatMap((name) => places.map((domain) => cookies.delete({ name, domain }))))
}

/** A tag sets its cookies on the highest domain that accepts them; which one that was cannot be read everywhere. */
function domainsAbove(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
