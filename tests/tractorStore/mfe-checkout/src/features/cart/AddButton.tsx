import { Button } from '@site/design/Button'
import { useState } from 'react'
import { cart } from './cart.ts'
import { useCart } from './useCart.ts'

export function AddButton({ sku }: { sku: string }) {
  const { dispatch } = useCart()
  const [wasAdded, setWasAdded] = useState(false)
  const add = () => {
    dispatch(cart.actions.added(sku))
    setWasAdded(true)
  }
  return (
    <>
      <Button onClick={add}>add to basket</Button>
      <p role="status">{wasAdded && 'Tractor was added.'}</p>
    </>
  )
}
