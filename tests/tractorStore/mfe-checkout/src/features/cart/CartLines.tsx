import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { cart } from './cart.ts'
import { machineOf } from './prices.ts'
import { useCart } from './useCart.ts'

export function CartLines() {
  const { lines, dispatch } = useCart()
  if (lines.length === 0) return <p>Your cart is empty.</p>
  const total = lines.reduce((sum, { sku, quantity }) => sum + quantity * (machineOf(sku)?.price ?? 0), 0)
  return (
    <>
      <ul aria-label="Cart">
        {lines.map(({ sku, quantity }) => (
          <li key={sku}>
            {machineOf(sku)?.name}, {quantity} × {machineOf(sku)?.price},00 Ø{' '}
            <Button look="quiet" onClick={() => dispatch(cart.actions.removed(sku))}>
              remove
            </Button>
          </li>
        ))}
      </ul>
      <p>Total: {total},00 Ø</p>
      <ButtonLink href="/checkout/order">Checkout</ButtonLink>
    </>
  )
}
