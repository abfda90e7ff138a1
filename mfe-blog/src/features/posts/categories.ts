/** A blog category (specification, section 3). Ink text on `color` has a contrast of at least 4.5:1. */
export type Category = { name: string; count: number; color: string; slug: string }

/** The eight categories, in the order in which they are offered. Counts are stated, not counted. */
export const categories = [
  { name: 'Restaurantes', count: 12, color: '#FFD9BC', slug: 'restaurantes' },
  { name: 'Petshops', count: 8, color: '#D9F2E3', slug: 'petshops' },
  { name: 'Clínicas', count: 10, color: '#CFEFF2', slug: 'clinicas' },
  { name: 'SEO Local', count: 15, color: '#DCE6FF', slug: 'seo-local' },
  { name: 'Google Ads', count: 9, color: '#FFE8A8', slug: 'google-ads' },
  { name: 'Redes Sociais', count: 11, color: '#F9D6E6', slug: 'redes-sociais' },
  { name: 'Delivery', count: 6, color: '#FFCFC4', slug: 'delivery' },
  { name: 'Pequenas Empresas', count: 14, color: '#E6DEF8', slug: 'pequenas-empresas' },
] as const satisfies readonly Category[]

export type CategoryName = (typeof categories)[number]['name']

/** The category that an address means by its slug or its name, in any case. */
export function categoryOf(value: string): Category | undefined {
  const wanted = foldText(value)
  return categories.find(({ slug, name }) => slug === wanted || foldText(name) === wanted)
}

/** Text as it is compared: no difference of case, nor of accents, which many visitors leave out on a phone. */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
}
