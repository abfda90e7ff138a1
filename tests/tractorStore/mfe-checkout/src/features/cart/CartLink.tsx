import { useCart } from './useCart.ts'

export function CartLink() {
  const { count } = useCart()
  return (
    <a href="/checkout/cart" aria-label={`View basket (${count})`}>
      Basket {count}
    </a>
  )
}
