import { setImmediate as nextTurn } from 'node:timers/promises'
import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import type { Release } from '@site/contracts/Release'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import { textOf } from '../../rendering/finished/FinishedPage.ts'
import { type ParsedElement, parseDocument } from '@site/remote-kit/gate/parseDocument'
import { tagOf } from '@site/remote-kit/gate/tagProblem'
import type { Composition } from '../composition/Composition.ts'
import { hasPage } from './staticRules.ts'

type Site = Pick<Composition, 'parts' | 'releases' | 'finished'>

type Options = {
  /** The site with the release, and the live one. */
  next: Site
  live: Site | undefined
  registered: RegisteredRemote
  siteUrl: string
}

/** A link of a page to nothing, as a sentence without its subject. */
type DeadLink = { page: string; element: string; problem: string; isOwn: boolean; meant?: string | undefined }

/**
 * Links on a remote's pages that lead nowhere: to an address that no page of the site has, or to an anchor that its page lacks.
 * Those outside of its own prefixes, which another team may yet fill, and those that the live release has too are only
 * notices.
 */
export async function deadLinks({ next, live, registered, siteUrl }: Options): Promise<Finding[]> {
  const found = await linksToNothing(next, registered, siteUrl)
  if (found.length === 0) return []
  const former = live ? await linksToNothing(live, registered, siteUrl) : []
  const known = new Set(former.map(textOfLink))
  const release = next.releases.find(({ name }) => name === registered.name)
  return found.map((link) => {
    const expose = matchRoute(release?.routes ?? [], link.page)?.route.expose
    const isKnown = known.has(textOfLink(link))
    return {
      kind: isKnown || !link.isOwn ? 'notice' : 'refusal',
      rule: 'dead link',
      file: expose === undefined ? link.page : `src/pages/${expose.replace('./', '')}.tsx`,
      reason: `${textOfLink(link)}. ${isKnown ? 'What is live has it too.' : mendOf(link)}`,
    }
  })
}

function mendOf({ isOwn, meant }: DeadLink): string {
  if (meant !== undefined) return `Link to ${meant}: addresses begin with the prefix of the remote.`
  return isOwn ? 'Mend the link, or redirect the address.' : 'Mend the link, unless its page is still to come.'
}

const textOfLink = ({ page, element, problem }: DeadLink) => `${page} has ${element}, ${problem}`

async function linksToNothing(site: Site, { name, prefixes }: RegisteredRemote, siteUrl: string): Promise<DeadLink[]> {
  const release = site.releases.find((one) => one.name === name)
  const pages = await parsedPages(site, name)
  const dead = new Map<string, DeadLink>()
  for (const [page, elements] of pages) {
    for (const element of elements) {
      const href = element.isInMain && element.name === 'a' ? element.attributes.get('href') : undefined
      const target = href === undefined ? undefined : targetOf(href, siteUrl + page)
      if (!release || !target || target.origin !== new URL(siteUrl).origin) continue
      // The site removes slashes at the end.
      const path = decoded(target.pathname).replace(/(?<=.)\/+$/, '')
      const isOwn = ownsPath(prefixes, path)
      const isThere = site.finished.has(path) || (isOwn ? [release] : site.releases).some((one) => answers(one, path))
      const problem = isThere
        ? anchorProblem(pages.get(path), path, decoded(target.hash.slice(1)))
        : `but no page is at ${path}`
      const meant = isThere ? undefined : prefixes.map((prefix) => prefix + path).find((one) => hasPage(release, one))
      const link = problem && { page, element: tagOf(element), problem, isOwn, meant }
      if (link) dead.set(textOfLink(link), link)
    }
  }
  return [...dead.values()]
}

const answers = (release: Release, path: string) =>
  hasPage(release, path) || Object.hasOwn(release.redirects ?? {}, path)

/** The elements of each of a remote's pages. Other work gets its turn after each. */
async function parsedPages({ parts }: Site, name: string): Promise<Map<string, readonly ParsedElement[]>> {
  const pages = new Map<string, readonly ParsedElement[]>()
  for (const [path, document] of parts.get(name)?.finished ?? []) {
    if (!document.type.startsWith('text/html')) continue
    pages.set(path, parseDocument(await textOf(document)).elements)
    await nextTurn()
  }
  return pages
}

/** For a page that is rendered on demand, nobody can say. */
function anchorProblem(elements: readonly ParsedElement[] | undefined, path: string, anchor: string) {
  // Browsers know `top`, and search for a text themselves.
  if (!elements || anchor === '' || anchor.toLowerCase() === 'top' || anchor.includes(':~:')) return undefined
  const isThere = elements.some(({ name, attributes }) => {
    return attributes.get('id') === anchor || (name === 'a' && attributes.get('name') === anchor)
  })
  return isThere ? undefined : `but ${path} has no element with the id ${anchor}`
}

function targetOf(href: string, base: string): URL | undefined {
  return URL.canParse(href, base) ? new URL(href, base) : undefined
}

/** As in routes, and as ids are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
