/** What a static host has to know beside the files: where pages have gone, and the headers of each file. */
export type HostRules = {
  /** Targets by former paths, both decoded. */
  redirects: Readonly<Record<string, string>>
  /** Headers by the address of a file, decoded. */
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Beginnings of addresses whose files never change: `/media/`. */
  immutable: readonly string[]
}

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. 301 instead of the server's 308, which not all of them know: on a
 * static host it means the same, as nothing but GET is asked there.
 */
export function redirectsFile({ redirects }: Pick<HostRules, 'redirects'>): string {
  return lines(Object.entries(redirects).map(([from, to]) => `${ruleOf(from)} ${encodeURI(to)} 301`))
}

/** `_headers`, as the same hosts read it. A page has its headers with and without a slash at its end. */
export function headersFile({ headers, immutable }: Pick<HostRules, 'headers' | 'immutable'>): string {
  const rule = (address: string, own: Readonly<Record<string, string>>) => [
    address,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ]
  const pages = Object.entries(headers).filter(([, own]) => Object.keys(own).length > 0)
  return lines([
    ...immutable.flatMap((start) => rule(`${ruleOf(start)}*`, { 'cache-control': FOREVER })),
    ...pages.flatMap(([file, own]) => addressesOf(file).flatMap((address) => rule(ruleOf(address), own))),
  ])
}

/** For nginx, in its `http` block: where a path has gone, and each header by the file that is sent. */
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
      immutable.map((start) => [`~^${start}`, quoted(FOREVER)]),
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

/** For nginx, in a `server` block whose `root` is the export. */
export function nginxServer({ headers }: Pick<HostRules, 'headers'>): string {
  return lines([
    'if ($site_moved) { return 308 $site_moved$is_args$args; }',
    'error_page 404 /404.html;',
    'absolute_redirect off;',
    'rewrite ^(/.+?)/+$ $1 permanent;',
    // As '/' and the general pattern would make it, the file's name had two slashes, and none of the headers below.
    'location = / { try_files /index.html =404; }',
    'location / { try_files $uri $uri/index.html =404; }',
    'add_header cache-control $site_caching always;',
    ...namesIn(headers).map((name) => `add_header ${name} ${variableOf(name)} always;`),
  ])
}

const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('')

/** An address in a rule, in which `:` and `*` would stand for anything. */
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

/** A text for nginx: a dollar would be read as a variable, and none can be written. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`
