import { defineRemote } from '@site/remote-kit/build/defineRemote'

export default defineRemote({
  name: 'mfe-checkout',
  pages: [
    { path: '/checkout/cart', page: './src/pages/CartPage.tsx', noindex: true },
    { path: '/checkout/order', page: './src/pages/OrderPage.tsx', noindex: true },
    { path: '/checkout/thanks', page: './src/pages/ThanksPage.tsx', noindex: true },
  ],
  fragments: {
    AddToCart: './src/fragments/AddToCart.tsx',
    MiniCart: './src/fragments/MiniCart.tsx',
  },
  places: ['mfe-explore/StorePicker', 'mfe-explore/Recommendations'],
  bar: ['MiniCart'],
})
