import type { SiteFacts } from '@site/contracts/SiteFacts'

/** `/robots.txt`. What must not be found is not named here: the file would be a list of doors. */
export function robotsText({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
