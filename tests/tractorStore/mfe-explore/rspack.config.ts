import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-explore',
  pages: [
    { path: '/', page: './src/pages/StartPage.tsx' },
    {
      path: '/products/:category',
      page: './src/pages/CategoryPage.tsx',
      data: './src/features/categories/categoryData.ts',
    },
    { path: '/stores', page: './src/pages/StoresPage.tsx' },
  ],
  navigation: [
    { label: 'Machines', href: '/products/all', order: 10 },
    { label: 'Stores', href: '/stores', order: 20 },
  ],
  fragments: {
    Recommendations: './src/fragments/Recommendations.tsx',
    StorePicker: './src/fragments/StorePicker.tsx',
  },
  places: ['mfe-decide/ProductPicture', 'mfe-explore/Recommendations'],
})
