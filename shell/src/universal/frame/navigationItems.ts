/**
 * The bar's links (specification, section 2). Those with a hash scroll on the home page and lead there from every other
 * page, also without scripts.
 */
export const navigationItems = [
  { label: 'Início', href: '/' },
  { label: 'Serviços', href: '/#services' },
  { label: 'Diferencial', href: '/#diferencial' },
  { label: 'Sobre', href: '/#about' },
  { label: 'Blog', href: '/blog' },
  { label: 'Quiz', href: '/quiz' },
  { label: 'Contato', href: '/#contact' },
] as const
