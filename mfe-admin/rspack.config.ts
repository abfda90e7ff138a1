import { defineRemote } from '@site/remote-kit/build/defineRemote'
import { imageProvider } from './src/features/images/provider/imageProvider.ts'

export default defineRemote({
  name: 'mfe-admin',
  pages: [
    {
      path: '/inicio',
      page: './src/pages/OverviewPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/leads',
      page: './src/pages/LeadsPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/ajuda',
      page: './src/pages/HelpPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/admin/image-generator',
      page: './src/pages/ImageGeneratorPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/content',
      page: './src/pages/ContentPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/admin/releases',
      page: './src/pages/ReleasesPage.tsx',
      noindex: true,
      guarded: true,
    },
    {
      path: '/people',
      page: './src/pages/PeoplePage.tsx',
      noindex: true,
      guarded: true,
    },
  ],
  services: [imageProvider],
  collections: [],
})
