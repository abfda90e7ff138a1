import type { SiteFrame } from '../frame/siteFrame.ts'

/** Links for tests. */
export const sampleFrame: SiteFrame = {
  navigation: [
    { label: 'Início', href: '/' },
    { label: 'Ofertas', href: '/#ofertas', page: '/ofertas' },
    { label: 'Loja', href: '/loja' },
    { label: 'Contato', href: '/#fale-conosco' },
  ],
  callToAction: '/#fale-conosco',
  footer: [
    { title: 'Produtos', links: [{ label: 'Vasos', href: '/loja/produtos#vasos' }] },
    { title: 'Loja', links: [{ label: 'Quem somos', href: '/loja/quem-somos' }] },
  ],
  privacyPolicy: { label: 'Privacidade', href: '/loja/privacidade' },
}
