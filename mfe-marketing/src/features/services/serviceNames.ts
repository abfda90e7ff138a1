/** The page's sections by anchor, with names short enough for a chip. */
export const serviceNames = {
  'sites-24h': 'Sites em {prazo}',
  restaurantes: 'Restaurantes',
  petshops: 'Petshops',
  'seo-ads-local': 'Google e anúncios',
  'outros-negocios': 'Outros negócios',
} as const
