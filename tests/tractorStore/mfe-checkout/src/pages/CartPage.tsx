import picture from '#build/social/checkout.json'
import styled from '@emotion/styled'
import { Fragment } from '@site/design/islands/Fragment'
import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'

const CartLines = island(() => import('../features/cart/CartLines.tsx').then((module) => module.CartLines), {
  hydrate: 'idle',
})

// The cart is known to scripts alone: what is below does not move when it comes.
const Place = styled.div({ minHeight: '20rem' })

export default function CartPage() {
  return (
    <>
      <PageMetadata
        title="Basket"
        description="What you have chosen."
        path="/checkout/cart"
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>Basket</h1>
        <Place>
          <CartLines />
        </Place>
        <Fragment name="mfe-explore/Recommendations" skus={[]} />
      </Section>
    </>
  )
}
