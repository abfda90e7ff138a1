import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-admin',
  pages: [
    {
      path: '/admin/image-generator',
      page: './src/pages/ImageGeneratorPage.tsx',
      noindex: true,
      guarded: true,
      access: { connect: ['imageProviderUrl'], images: 'https:' },
    },
  ],
})
