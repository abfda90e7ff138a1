import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { contactForm } from './src/features/contact/contactForm.ts'
import { ebookForm } from './src/features/ebook/ebookForm.ts'

export default defineRemote({
  name: 'mfe-marketing',
  pages: [
    { path: '/', page: './src/pages/HomePage.tsx' },
    { path: '/servicos', page: './src/pages/ServicesPage.tsx', prefetch: true },
    { path: '/sobre', page: './src/pages/AboutPage.tsx' },
    { path: '/contato', page: './src/pages/ContactPage.tsx', prefetch: true },
    { path: '/privacidade', page: './src/pages/PrivacyPage.tsx' },
  ],
  forms: [ebookForm, contactForm],
})
