import type { ConcretePath } from '@site/contracts/Page'
import type { SiteFacts } from '@site/contracts/SiteFacts'

/** `/sitemap.xml`: each public path once. A date is given only where the release knows one. */
export function sitemapXml({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, paths: readonly ConcretePath[]): string {
  const listed = new Map(paths.map((entry) => [entry.path, entry]))
  const entries = [...listed.values()].map(({ path, lastModified }) => {
    const address = `<loc>${escapeXml(new URL(path, siteUrl).href)}</loc>`
    return `  <url>${address}${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
