import { island } from '@site/design/islands/island'
import * as v from 'valibot'
import { machineOf } from '../features/cart/prices.ts'

export const props = v.object({
  sku: v.pipe(
    v.string(),
    v.check((sku) => machineOf(sku) !== undefined, 'is no machine with a price'),
  ),
})

const AddButton = island(() => import('../features/cart/AddButton.tsx').then((module) => module.AddButton), {
  hydrate: 'intent',
})

export default function AddToCart({ sku }: v.InferOutput<typeof props>) {
  return (
    <>
      <p>{machineOf(sku)?.price},00 Ø, in stock, free shipping</p>
      <AddButton sku={sku} />
    </>
  )
}
