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

/** For nginx's `http` block: redirects, and each header by the file that is sent. */
export function nginxMaps({ redirects, headers, immutable }: HostRules): string {
  const names = namesIn(headers)
  return lines([
    'map_hash_bucket_size 512;',
    ...map(
      '$site_moved',
      Object.entries(redirects).map(([from, to]) => [quoted(from), quoted(encodeURI(to))]),
    ),
    ...map(
      '$site_caching',
      immutable.map((start) => [`~^${start}`, quoted(IMMUTABLE)]),
      'no-cache',
    ),
    ...names.flatMap((name) =>
      map(
        variableOf(name),
        Object.entries(headers).flatMap(([file, { [name]: value }]) => (value ? [[quoted(file), quoted(value)]] : [])),
      ),
    ),
  ])
}

/** For nginx's `server` block, with the export as its `root`. */
export function nginxServer({ headers }: Pick<HostRules, 'headers'>): string {
  return lines([
    'if ($site_moved) { return 308 $site_moved$is_args$args; }',
    'error_page 404 /404.html;',
    'absolute_redirect off;',
    'rewrite ^(/.+?)/+$ $1 permanent;',
    // With '/' in the general pattern, the file's name would have two slashes and match none of the headers below.
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri/index.html =404; }',
    'add_header cache-control $site_caching always;',
    ...namesIn(headers).map((name) => `add_header ${name} ${variableOf(name)} always;`),
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

function namesIn(headers: HostRules['headers']): string[] {
  return [...new Set(Object.values(headers).flatMap(Object.keys))]
}

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

function map(variable: string, entries: readonly (readonly string[])[], otherwise = '""'): string[] {
  return [
    `map $uri ${variable} {`,
    `    default ${otherwise};`,
    ...entries.map((entry) => `    ${entry.join(' ')};`),
    '}',
  ]
}

/** A quoted text for nginx: `$` would start a variable and cannot be escaped. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`
