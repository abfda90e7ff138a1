import picture from '#build/social/checkout.json'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'

const OrderForm = island(() => import('../features/order/OrderForm.tsx').then((module) => module.OrderForm), {
  hydrate: 'idle',
})

export default function OrderPage() {
  return (
    <>
      <PageMetadata
        title="Checkout"
        description="Name and store."
        path="/checkout/order"
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>Checkout</h1>
        <OrderForm />
      </Section>
    </>
  )
}
