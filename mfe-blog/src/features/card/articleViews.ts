import type { SiteFacts } from '@site/contracts/SiteFacts'

/** Numbers of views as shown, by slug. Uncounted articles are missing. */
export type Views = Readonly<Record<string, string>>

/** Used until there are real counts. */
const sampleViews: Views = {
  'atrair-clientes-restaurante-google': '2,4 mil',
  'petshop-precisa-site-2025': '1,9 mil',
  'delivery-proprio-vs-aplicativos': '3,1 mil',
  'google-ads-seo-clinicas': '1,5 mil',
  'erros-pequenas-empresas-online': '2,7 mil',
}

/** The site's counts; while they are samples, this blog's articles get made-up ones. */
export function articleViews({ evidence }: Pick<SiteFacts, 'evidence'>): Views {
  if (!evidence) return {}
  const { sample, articles } = evidence.views
  return sample ? { ...sampleViews, ...articles } : articles
}
