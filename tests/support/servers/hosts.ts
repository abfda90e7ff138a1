import dns from 'node:dns'

/** Browsers resolve names below localhost by themselves (RFC 6761); Node asks the system, which may know none of them. */
function resolveNamesOfLocalhost(resolver: { lookup: unknown }): void {
  const { lookup } = resolver
  if (typeof lookup !== 'function') return
  const known = (name: string) => (name.endsWith('.localhost') ? 'localhost' : name)
  resolver.lookup = Object.assign(
    (name: string, ...rest: unknown[]): unknown => Reflect.apply(lookup, resolver, [known(name), ...rest]),
    lookup,
  )
}
resolveNamesOfLocalhost(dns)
resolveNamesOfLocalhost(dns.promises)

/** The address of the desk of a site on this machine. */
export const deskOf = (site: string) => site.replace('//', '//admin.')

/** The address of its previews. */
export const previewsOf = (site: string) => site.replace('//', '//preview.')
