import type { ConcretePath } from '@site/contracts/Page'
import type { SiteFacts } from '@site/contracts/SiteFacts'
// What it writes for the five signs is well formed in HTML and in XML.
import { escape as escapeXml } from 'html-escaper'

/** A path that an address has as it is: of thousands, reading each as an address keeps requests waiting. */
const isPlain = (path: string) => /^(\/[\w-]+)+$/.test(path)

/** `/sitemap.xml`: each public path once. A date is given only where the release knows one. */
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

/** `/robots.txt`. What must not be found is not named here: the file would be a list of doors. */
export function robotsText({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
