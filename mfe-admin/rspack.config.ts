import { defineRemote } from 'shared/build/defineRemote.ts'

export default defineRemote({
  name: 'mfe-admin',
  pages: [
    {
      path: '/admin/image-generator',
      page: './src/pages/ImageGeneratorPage.tsx',
      noindex: true,
      access: { connect: ['imageProviderUrl'], images: 'https:' },
    },
  ],
})
