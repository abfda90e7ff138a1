import * as v from 'valibot'

/**
 * Under which host something is served: visitors' pages, the team's desk, or releases that are not live. Browsers keep
 * scripts, cookies and storage of one from those of another.
 */
export type HostName = 'site' | 'admin' | 'preview'

/** The origin of each host, as people write it. */
export type SiteHosts = Readonly<Record<HostName, string>>

const message = 'must be an address such as https://equipe.exemplo.com.br, without a path'
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i, message),
  v.url(message),
  v.transform((url) => new URL(url).origin),
)

/** The variables of the hosts besides the site's. */
export const hostVariables = { ADMIN_URL: v.optional(origin), PREVIEW_URL: v.optional(origin) }

type Given = { PORT: number; ADMIN_URL?: string | undefined; PREVIEW_URL?: string | undefined }

/** By default names of this machine, which browsers resolve by themselves. */
export function siteHosts(site: string, { PORT, ADMIN_URL, PREVIEW_URL }: Given): SiteHosts {
  const local = (name: string) => `http://${name}.localhost:${PORT}`
  return { site, admin: ADMIN_URL ?? local('admin'), preview: PREVIEW_URL ?? local('preview') }
}

/** Two hosts with one name, which would share their cookies: those do not tell ports apart. */
export function sharedName(hosts: SiteHosts): string | undefined {
  const names = Object.values(hosts).map((url) => new URL(url).hostname)
  return names.find((name, index) => names.indexOf(name) < index)
}
