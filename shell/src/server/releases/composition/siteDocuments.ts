import type { SharedPath } from '@site/contracts/navigationPaths'
import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Plan } from '../../rendering/plan/Plan.ts'
import { llmsText, summaryOf } from '../../seo/llmsText.ts'
import { robotsText, sitemapXml } from '../../seo/sitemapXml.ts'
import { shortcutsOf, webManifest } from '../../seo/webManifest.ts'

/** Where the content is published with which a composition was made. */
export const contentPath = '/_evidence.json' satisfies SharedPath

/**
 * What writers have published in the remotes' collections, from which pages are rendered that depend on a query. Like the shell's
 * pages for failures (shellPaths.ts), it has a key that is no path of a request.
 */
export const ofRemotesPath = '*content'

/** The documents for search engines, assistants and phones, made from the routes and pages of this composition. */
export function siteDocuments(
  { site, releases }: Pick<Plan, 'site' | 'releases'>,
  finished: ReadonlyMap<string, FinishedPage>,
): RemoteDocument[] {
  const paths = releases.flatMap(({ routes }) =>
    routes.filter(({ noindex, guarded }) => !noindex && !guarded).flatMap((route) => route.paths),
  )
  const shortcuts = shortcutsOf(releases.flatMap(({ footer }) => footer))
  const pages = paths.flatMap(({ path }) => {
    const summary = finished.get(path)?.summary
    return summary ? [{ path, ...summary }] : []
  })
  return [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: robotsText(site) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', body: sitemapXml(site, paths) },
    {
      path: '/manifest.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      body: webManifest(site, { shortcuts, description: summaryOf(pages) }),
    },
    {
      path: '/llms.txt',
      type: 'text/plain; charset=utf-8',
      body: llmsText(site, pages),
    },
    {
      path: contentPath,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(site.evidence ? { ...site.evidence, ...textsOf(site, releases) } : {}),
    },
    { path: ofRemotesPath, type: 'application/json; charset=utf-8', body: JSON.stringify(site.content ?? {}) },
  ]
}

/** What writers have published in the remotes' collections, without those whose entries have pages. */
function textsOf({ content: published = {} }: Plan['site'], releases: Plan['releases']): { content?: object } {
  const entries = new Set(releases.flatMap(({ routes }) => routes.map((route) => route.entries)))
  const own = new Set(releases.flatMap(({ content = {} }) => Object.keys(content)))
  const texts = Object.entries(published).filter(([name]) => own.has(name) && !entries.has(name))
  return texts.length > 0 ? { content: Object.fromEntries(texts) } : {}
}
