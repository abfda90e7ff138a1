import type { SiteFacts } from 'shared/contracts/SiteFacts.ts'

/** `/robots.txt`. What must not be found is not named here: the file would be a list of doors. */
export function robotsText({ siteUrl }: Pick<SiteFacts, 'siteUrl'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
