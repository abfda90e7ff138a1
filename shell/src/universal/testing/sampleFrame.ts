import type { SiteFrame } from '../frame/siteFrame.ts'

/** Links for tests. */
export const sampleFrame: SiteFrame = {
  navigation: [
    { label: 'Início', href: '/' },
    { label: 'Serviços', href: '/#services' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contato', href: '/#contact' },
  ],
  contact: '/#contact',
  footer: [
    { title: 'Serviços', links: [{ label: 'Site no ar em 1 dia', href: '/servicos#sites-24h' }] },
    { title: 'Agência', links: [{ label: 'Sobre nós', href: '/sobre' }] },
  ],
  privacyPolicy: { label: 'Privacidade', href: '/privacidade' },
}
