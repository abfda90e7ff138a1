import { Button } from '@site/design/Button'
import { Fragment } from '@site/design/islands/Fragment'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { cart } from '../cart/cart.ts'
import { useCart } from '../cart/useCart.ts'

/** The store is a field of team Explore: the browser itself treats it as one of this form. */
export function OrderForm() {
  const { dispatch } = useCart()
  const navigate = useNavigate()
  function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const store = new FormData(event.currentTarget).get('store')
    if (!store) return
    dispatch(cart.actions.ordered())
    navigate('/checkout/thanks')
  }
  return (
    <form onSubmit={order} aria-label="Checkout" data-waits="">
      <label>
        First name <input name="firstName" required autoComplete="given-name" />
      </label>
      <label>
        Last name <input name="lastName" required autoComplete="family-name" />
      </label>
      <Fragment name="mfe-explore/StorePicker" />
      <Button type="submit">place order</Button>
    </form>
  )
}
