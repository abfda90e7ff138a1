import type { SiteFacts } from '@site/contracts/SiteFacts'

/** How often articles were read, as shown, by their slugs. One that nobody has counted is missing. */
export type Views = Readonly<Record<string, string>>

/** What stands for the counts until somebody has counted. */
const sampleViews: Views = {
  'atrair-clientes-restaurante-google': '2,4 mil',
  'petshop-precisa-site-2025': '1,9 mil',
  'delivery-proprio-vs-aplicativos': '3,1 mil',
  'google-ads-seo-clinicas': '1,5 mil',
  'erros-pequenas-empresas-online': '2,7 mil',
}

/** The counts that the site has; while they are a sample, those of this blog's articles are made up. */
export function articleViews({ evidence }: Pick<SiteFacts, 'evidence'>): Views {
  if (!evidence) return {}
  const { sample, articles } = evidence.views
  return sample ? { ...sampleViews, ...articles } : articles
}
