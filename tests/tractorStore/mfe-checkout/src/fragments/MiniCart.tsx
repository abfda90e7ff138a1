import { island } from '@site/design/islands/island'

// At once: only scripts know what is in it, and every page shows it first.
const CartLink = island(() => import('../features/cart/CartLink.tsx').then((module) => module.CartLink), {
  hydrate: 'idle',
})

export default function MiniCart() {
  return <CartLink />
}
