import type { SiteFacts } from '@site/contracts/SiteFacts'

/** What the page shows, in the words of schema.org: the quiz and the way here. */
export function structuredData({ brand, siteUrl }: SiteFacts) {
  return {
    '@graph': [
      {
        '@type': 'Quiz',
        name: 'Quiz de maturidade digital',
        about: 'Presença digital de pequenos e médios negócios locais',
        inLanguage: 'pt-BR',
        timeRequired: 'PT2M',
        isAccessibleForFree: true,
        url: `${siteUrl}/quiz`,
        provider: { '@type': 'ProfessionalService', name: brand, url: `${siteUrl}/` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Início', item: `${siteUrl}/` },
          { '@type': 'ListItem', position: 2, name: 'Quiz', item: `${siteUrl}/quiz` },
        ],
      },
    ],
  }
}
