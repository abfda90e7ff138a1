import { useSlice } from '@site/contracts/useSlice'
import { useEffect } from 'react'
import { cart, readLines } from './cart.ts'

const KEY = 'mfe-checkout/cart'

/** The lines of the cart, kept from one document to the next. */
export function useCart() {
  const [{ lines, isRestored }, dispatch] = useSlice(cart)
  useEffect(() => {
    if (isRestored) localStorage.setItem(KEY, JSON.stringify(lines))
    else dispatch(cart.actions.restored(readLines(localStorage.getItem(KEY))))
  }, [lines, isRestored, dispatch])
  return { lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0), dispatch }
}
