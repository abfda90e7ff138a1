import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-decide',
  pages: [
    {
      path: '/product/:id',
      page: './src/pages/ProductPage.tsx',
      data: './src/features/product/productData.ts',
      query: ['sku'],
    },
  ],
  fragments: { ProductPicture: './src/fragments/ProductPicture.tsx' },
  places: ['mfe-decide/ProductPicture', 'mfe-checkout/AddToCart', 'mfe-explore/Recommendations'],
})
