/** What a static host has to know besides the files: redirects, and the headers of each file. */
export type HostRules = {
  /** Targets by former path, both decoded. */
  redirects: Readonly<Record<string, string>>
  /** Headers by a file's address, decoded. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Path prefixes of immutable files: `/media/`. */
  immutable: readonly string[]
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * A `_redirects` file for Netlify and Cloudflare Pages. With 301 instead of the server's 308, which not all of them support;
 * a static host gets only GET requests, for which both mean the same.
 */
export function redirectsFile({ redirects }: Pick<HostRules, 'redirects'>): string {
  return lines(Object.entries(redirects).map(([from, to]) => `${ruleOf(from)} ${encodeURI(to)} 301`))
}

/** A `_headers` file for the same hosts. A page's headers apply with and without a trailing slash. */
export function headersFile({ headers, immutable }: Pick<HostRules, 'headers' | 'immutable'>): string {
  const rule = (address: string, own: Readonly<Record<string, string>>) => [
    address,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const pages = Object.entries(headers).filter(([, own]) => Object.keys(own).length > 0)
  return lines([
    ...immutable.flatMap((start) => rule(`${ruleOf(start)}*`, { 'cache-control': IMMUTABLE })),
    ...pages.flatMap(([file, own]) => addressesOf(file).flatMap((address) => rule(ruleOf(address), own))),
  ])
}

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')

/** A path in a rule, in which `:` and `*` would be placeholders. */
const ruleOf = (path: string) => encodeURI(path).replaceAll(':', '%3A').replaceAll('*', '%2A')

function addressesOf(file: string): string[] {
  const page = /^(.*\/)index\.html$/.exec(file)?.[1]
  if (page === undefined) return [file]
  return page === '/' ? [page] : [page.slice(0, -1), page]
}
