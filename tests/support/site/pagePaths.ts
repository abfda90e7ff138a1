/** A path of each page of the site, an article among them: what is true of every page is tested with all of these. */
export const pagePaths = [
  '/',
  '/servicos',
  '/sobre',
  '/contato',
  '/garantias',
  '/privacidade',
  '/blog',
  '/blog/petshop-precisa-site-2025',
  '/quiz',
  '/agente-ia',
  '/admin/image-generator',
  '/admin/releases',
] as const
