import type { FastifyRequest } from 'fastify'
import type { HostName, SiteHosts } from '../configuration/siteHosts.ts'

type Asked = Pick<FastifyRequest, 'host'>

/** Names of this machine, which lead nobody else to it. */
const local = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** The host that a request names. Whatever is neither the desk nor a preview is the site: a health check names an address. */
export function hostOf({ host }: Asked, { admin, preview }: SiteHosts): HostName {
  const { hostname } = parsed(host)
  if (hostname === new URL(admin).hostname) return 'admin'
  return hostname === new URL(preview).hostname ? 'preview' : 'site'
}

/**
 * The origin of another host for whoever made this request: on this machine with the port that it was reached by, which a
 * tunnel or a container may have changed. Undefined if it exists on the server's machine alone, and the request may be from
 * another.
 */
export function originOf(name: HostName, hosts: SiteHosts, { host }: Asked): string | undefined {
  const url = new URL(hosts[name])
  if (!local.test(url.hostname)) return url.origin
  const { hostname, port } = parsed(host)
  if (!local.test(hostname)) return undefined
  url.port = port
  return url.origin
}

/** The parts of a `Host` header. With a dot at its end, a name is the same. */
function parsed(host: string): { hostname: string; port: string } {
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  return { hostname: url?.hostname.replace(/\.$/, '') ?? '', port: url?.port ?? '' }
}
