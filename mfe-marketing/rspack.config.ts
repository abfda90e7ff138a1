import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-marketing',
  pages: [
    { path: '/', page: './src/pages/HomePage.tsx' },
    { path: '/servicos', page: './src/pages/ServicesPage.tsx' },
    { path: '/sobre', page: './src/pages/AboutPage.tsx' },
    { path: '/contato', page: './src/pages/ContactPage.tsx' },
    { path: '/privacidade', page: './src/pages/PrivacyPage.tsx' },
  ],
})
