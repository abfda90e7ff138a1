import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { useState } from 'react'
import { cart } from './cart.ts'
import { useCart } from './useCart.ts'

/** Has its line before there is something to say: nothing below moves. */
const Status = styled.p({ minHeight: '1lh' })

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
      <Status role="status">{wasAdded && 'Tractor was added.'}</Status>
    </>
  )
}
