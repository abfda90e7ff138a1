export const serviceLinks = [
  { label: 'Site no ar em 1 dia', href: '/servicos#sites-24h' },
  { label: 'Sites para restaurantes', href: '/servicos#restaurantes' },
  { label: 'Sites para petshops', href: '/servicos#petshops' },
  { label: 'SEO e anúncios locais', href: '/servicos#seo-ads-local' },
  { label: 'Outros negócios', href: '/servicos#outros-negocios' },
  { label: 'Agente de IA no WhatsApp', href: '/agente-ia' },
] as const

export const agencyLinks = [
  { label: 'Sobre nós', href: '/sobre' },
  { label: 'Todos os serviços', href: '/servicos' },
  { label: 'Blog', href: '/blog' },
  { label: 'Quiz de maturidade digital', href: '/quiz' },
  { label: 'Fale conosco', href: '/contato' },
] as const
