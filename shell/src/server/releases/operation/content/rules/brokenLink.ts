import { type FinishedPage, textOf } from '../../../../rendering/finished/FinishedPage.ts'
import type { Composition } from '../../../composition/Composition.ts'
import { linksIn, ownTarget } from './links.ts'
import type { FieldText } from './textsIn.ts'

/** The site that a text is shown on. */
export type LinkedSite = {
  siteUrl: string
  /** Finished pages and documents, by path. */
  finished: ReadonlyMap<string, FinishedPage>
  /** Other addresses that answer: pages that are rendered on demand, files, former paths. */
  others: ReadonlySet<string>
}

/** What of a composition links may lead to. */
export function linkedSite({ site, releases, finished, files }: LinkedComposition): LinkedSite {
  const routed = releases.flatMap(({ routes }) => routes.flatMap(({ paths }) => paths.map(({ path }) => path)))
  const moved = releases.flatMap(({ redirects = {} }) => Object.keys(redirects))
  return { siteUrl: site.siteUrl, finished, others: new Set([...routed, ...moved, ...files.keys()]) }
}

type LinkedComposition = Pick<Composition, 'releases' | 'finished' | 'files'> & {
  site: Pick<Composition['site'], 'siteUrl'>
}

export type BrokenLink = { field: string; reason: string }

/** The first link of some texts that leads to a page or a place on it that the site does not have. */
export async function brokenLink(texts: readonly FieldText[], site: LinkedSite): Promise<BrokenLink | undefined> {
  for (const one of texts) {
    for (const href of linksIn(one)) {
      const reason = await problemOf(href, site)
      if (reason) return { field: one.field, reason }
    }
  }
  return undefined
}

async function problemOf(href: string, { siteUrl, finished, others }: LinkedSite): Promise<string | undefined> {
  const { path, anchor } = ownTarget(href, siteUrl) ?? {}
  if (path !== undefined && !finished.has(path) && !others.has(path)) {
    return `tem um link para uma página que não existe: ${path}.`
  }
  if (!anchor) return undefined
  const page = path === undefined ? undefined : finished.get(path)
  // A bare anchor is on the page that has the link.
  const pages = path === undefined ? [...finished.values()].filter(isDocument) : page && isDocument(page) ? [page] : []
  for (const one of pages) {
    const html = await textOf(one)
    if (html.includes(`id="${anchor}"`) && (path !== undefined || html.includes(`href="${href}"`))) return undefined
  }
  return pages.length === 0 ? undefined : `tem um link para um lugar que não existe: ${path ?? ''}#${anchor}.`
}

const isDocument = ({ type }: FinishedPage) => type.startsWith('text/html')
