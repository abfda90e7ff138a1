import type { SiteFacts } from '@site/contracts/SiteFacts'

/** The visible breadcrumb in the words of schema.org. */
export function breadcrumbData({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, here: string, path: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Início', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: here, item: siteUrl + path },
    ],
  }
}
