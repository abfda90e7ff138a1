import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { googleTag, metaPixel } from './src/features/advertising/advertisingServices.ts'
import { chatAgent, chatModuleAddress } from './src/features/chat/embed/chatServices.ts'
import { contactForm } from './src/features/contact/contactForm.ts'
import { ebookForm } from './src/features/ebook/ebookForm.ts'
import { ebookDocument, ebookLeads } from './src/features/ebook/ebookServices.ts'
import { contactTexts } from './src/texts/contactTexts.ts'
import { homeTexts } from './src/texts/homeTexts.ts'
import { pageTexts } from './src/texts/pageTexts.ts'
import { privacyTexts } from './src/texts/privacyTexts.ts'
import { serviceTexts } from './src/texts/serviceTexts.ts'

export default defineRemote({
  name: 'mfe-marketing',
  pages: [
    { path: '/', page: './src/pages/HomePage.tsx', data: './src/features/home/homeData.ts' },
    {
      path: '/servicos',
      page: './src/pages/ServicesPage.tsx',
      data: './src/features/services/servicesData.ts',
      prefetch: true,
    },
    { path: '/sobre', page: './src/pages/AboutPage.tsx', data: './src/features/about/aboutData.ts' },
    {
      path: '/contato',
      page: './src/pages/ContactPage.tsx',
      data: './src/features/contact/contactPageData.ts',
      prefetch: true,
    },
    { path: '/garantias', page: './src/pages/GuaranteesPage.tsx', data: './src/features/guarantees/guaranteesData.ts' },
    {
      path: '/privacidade',
      page: './src/pages/PrivacyPage.tsx',
      data: './src/features/privacy/privacyData.ts',
      explainsForms: true,
    },
  ],
  navigation: [
    { label: 'Início', href: '/', order: 10 },
    { label: 'Serviços', href: '/#services', page: '/servicos', order: 20 },
    { label: 'Diferencial', href: '/#diferencial', order: 30 },
    { label: 'Sobre', href: '/#about', page: '/sobre', order: 40 },
    { label: 'Contato', href: '/#contact', page: '/contato', order: 70, role: 'call-to-action' },
  ],
  footer: [
    { column: 'Serviços', label: 'Site no ar em {prazo}', href: '/servicos#sites-24h', order: 10 },
    { column: 'Serviços', label: 'Sites para restaurantes', href: '/servicos#restaurantes', order: 20 },
    { column: 'Serviços', label: 'Sites para petshops', href: '/servicos#petshops', order: 30 },
    { column: 'Serviços', label: 'SEO e anúncios locais', href: '/servicos#seo-ads-local', order: 40 },
    { column: 'Serviços', label: 'Outros negócios', href: '/servicos#outros-negocios', order: 50 },
    { column: 'Agência', label: 'Sobre nós', href: '/sobre', order: 110 },
    { column: 'Agência', label: 'Todos os serviços', href: '/servicos', order: 120 },
    { column: 'Agência', label: 'Garantias', href: '/garantias', order: 125 },
    { column: 'Agência', label: 'Fale conosco', href: '/contato', order: 150, shortcut: 'Falar com a equipe' },
    { column: 'Legal', label: 'Privacidade', href: '/privacidade', order: 200, rel: 'privacy-policy' },
  ],
  fragments: { EbookOffer: './src/fragments/EbookOffer.tsx' },
  places: ['mfe-blog/LatestPosts'],
  forms: [ebookForm, contactForm],
  publicFiles: { '/ebook.pdf': './documents/ebook.pdf' },
  content: { homeTexts, serviceTexts, pageTexts, contactTexts, privacyTexts },
  services: [ebookDocument, ebookLeads, chatModuleAddress, chatAgent, metaPixel, googleTag],
})
