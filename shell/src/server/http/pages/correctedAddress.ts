import { isShellPath } from '@site/contracts/Registry'
import type { Release } from '@site/contracts/Release'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import { foldedPath, readablePath } from '../../seo/foldedPath.ts'
import { decodePath, refusalOf, splitTarget, withoutTrailingSlashes } from './requestTarget.ts'

type Releases = readonly Pick<Release, 'routes' | 'redirects'>[]

/** Longer than any page's path with what was appended to it. What is longer is not examined. */
const MAX_LENGTH = 4_000

/**
 * Where a request target leads that was typed by hand, or mangled by a mail program or a messenger: `/Liçoes)`,
 * `/revista//`, `/fone&fbclid=1`. It is always the address of a page of these releases, with the target's query. Undefined
 * if it means no page, or already is its address.
 */
export function correctedAddress(releases: Releases, target: string): string | undefined {
  const { pathname, search } = splitTarget(target)
  if (pathname.length > MAX_LENGTH || !pathname.startsWith('/') || isShellPath(pathname)) return undefined
  const { path, tail } = splitTail(pathname)
  const meant = meantPage(releases, path)
  if (meant === undefined || meant === decodePath(pathname) || refusalOf(meant)) return undefined
  const query = [tail.search, search].map((part) => part.slice(1)).filter(Boolean)
  return encodeURI(meant) + (query.length > 0 ? `?${query.join('&')}` : '') + tail.hash
}

/** True if releases have a page with exactly this path: a listed one, or one whose route has no parameter. */
export function isPagePath(releases: Releases, path: string): boolean {
  return indexOf(releases).pages.has(path)
}

function meantPage(releases: Releases, path: string): string | undefined {
  const readable = readablePath(path)
  if (readable === undefined) return undefined
  const { byFolded } = indexOf(releases)
  const folded = foldedPath(readable)
  const meant = byFolded.get(folded) ?? byFolded.get(withoutFileName(folded))
  return meant ?? unlistedPage(releases, withoutTrailingSlashes(decodePath(path) ?? ''))
}

/** A page that its remote may have without listing it: only slashes at the end are known to be wrong. */
function unlistedPage(releases: Releases, path: string): string | undefined {
  const route = matchRoute(
    releases.flatMap(({ routes }) => routes),
    path,
  )?.route
  return route && !route.content ? path : undefined
}

/** `/revista/index.html` and `/licoes.php`, folded: addresses of a former site, or of habit. */
function withoutFileName(folded: string): string {
  return folded.replace(/(?:(?:^|\/)index)?(?:(?:^|-)(?:html?|php|aspx?))?$/, '')
}

/**
 * Splits off what was meant as query or fragment: appended with `&` to an address without a query, or encoded together with
 * the path. `URL` makes both safe for a header.
 */
function splitTail(pathname: string): { path: string; tail: Pick<URL, 'search' | 'hash'> } {
  const at = pathname.search(/[&;#]|%(?:26|3b|3f|23)/i)
  if (at < 0) return { path: pathname, tail: { search: '', hash: '' } }
  const rest = pathname.slice(at)
  const appended = rest.startsWith('%') ? (readablePath(rest) ?? '') : rest
  const tail = new URL(appended.replace(/^[?&;]+(?:amp;)?/, '?'), 'http://site')
  return { path: pathname.slice(0, at), tail }
}

type Index = {
  pages: ReadonlySet<string>
  /** Pages, and the targets of former paths, by folded path. Nobody is told of guarded ones. */
  byFolded: ReadonlyMap<string, string>
}

/** By the releases of a composition, which never change. */
const indexes = new WeakMap<Releases, Index>()

function indexOf(releases: Releases): Index {
  const known = indexes.get(releases)
  if (known) return known
  const open = releases.filter((release) => !release.routes.some(({ guarded }) => guarded))
  const former = open.flatMap(({ redirects = {} }) => Object.entries(redirects))
  const own = [...pathsOf(open)].map((path) => [path, path] as const)
  const index = { pages: pathsOf(releases), byFolded: new Map([...unambiguous(former), ...unambiguous(own)]) }
  indexes.set(releases, index)
  return index
}

/** The paths that are listed, and those of routes without a parameter. */
function pathsOf(releases: Releases): Set<string> {
  const routes = releases.flatMap((release) => release.routes)
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes(':'))
  return new Set([...fixed, ...routes.flatMap(({ paths }) => paths.map(({ path }) => path))])
}

/** Targets by folded path, without paths that differ only in what folding removes and lead to different pages. */
function unambiguous(paths: readonly (readonly [from: string, to: string])[]): Map<string, string> {
  const targets = new Map<string, string | undefined>()
  for (const [from, to] of paths) {
    const folded = foldedPath(from)
    targets.set(folded, targets.has(folded) && targets.get(folded) !== to ? undefined : to)
  }
  return new Map([...targets].filter((entry): entry is [string, string] => entry[1] !== undefined))
}
