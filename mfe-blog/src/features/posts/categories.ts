/** A blog category (specification, section 3). Ink text on `color` has a contrast of at least 4.5:1. */
export type Category = { name: string; count: number; color: string; slug: string }

/** The eight categories, in display order. Counts are given, not computed. */
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

/** The category with this slug or name, however its words are written and joined: `SEO Local`, `seo_local).` */
export function categoryOf(value: string): Category | undefined {
  const wanted = foldText(value)
    .match(/[a-z]+/g)
    ?.join('-')
  return categories.find(({ slug }) => slug === wanted)
}

/**
 * Normalizes text for comparison: without case, without accents, which many visitors omit on a phone, and without characters
 * that nobody sees.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
}
