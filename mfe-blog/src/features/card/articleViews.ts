import type { SiteFacts } from '@site/contracts/SiteFacts'

/** How often each article was viewed, as shown, by slug. Uncounted articles are missing. */
export type Views = Readonly<Record<string, string>>

/** Used until there are real counts. */
const sampleViews: Readonly<Record<string, string>> = {
  'atrair-clientes-restaurante-google': '2,4 mil',
  'petshop-precisa-site-2025': '1,9 mil',
  'delivery-proprio-vs-aplicativos': '3,1 mil',
  'google-ads-seo-clinicas': '1,5 mil',
  'erros-pequenas-empresas-online': '2,7 mil',
}

/** The site's counts as texts; while they are samples, this blog's articles get made-up ones, and each says so. */
export function articleViews({ evidence }: Pick<SiteFacts, 'evidence'>): Views {
  if (!evidence) return {}
  const { sample, articles } = evidence.views
  const counts = sample ? { ...sampleViews, ...articles } : articles
  const what = sample ? 'visualizações de exemplo' : 'visualizações'
  return Object.fromEntries(Object.entries(counts).map(([slug, count]) => [slug, `${count} ${what}`]))
}
