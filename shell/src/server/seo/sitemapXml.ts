import type { ConcretePath } from '@site/contracts/Page'
import type { SiteFacts } from '@site/contracts/SiteFacts'
// It escapes the five characters in a way that is valid in HTML and in XML.
import { escape as escapeXml } from 'html-escaper'

/** A path that needs no encoding: parsing thousands as URLs would block requests. */
const isPlain = (path: string) => /^(\/[\w-]+)+$/.test(path)

/**
 * `/sitemap.xml`: each public path once, with the day on which its content changed if the release knows that. The day of the
 * release is not that day, and a search engine stops believing a site whose dates change without its pages.
 */
export function sitemapXml({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, paths: readonly ConcretePath[]): string {
  const listed = new Map(paths.map((entry) => [entry.path, entry]))
  const { origin } = new URL(siteUrl)
  const entries = [...listed.values()].map(({ path, lastModified }) => {
    const address = `<loc>${isPlain(path) ? origin + path : escapeXml(new URL(path, siteUrl).href)}</loc>`
    return `  <url>${address}${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

/** `/robots.txt`. Paths that must not be found are not listed, because anybody can read the file. */
export function robotsText({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
