import picture from '#build/social/checkout.json'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'

export default function ThanksPage() {
  return (
    <>
      <PageMetadata
        title="Thanks for your order"
        description="The order was received."
        path="/checkout/thanks"
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>Thanks for your order!</h1>
        <p>
          <a href="/">Continue shopping</a>
        </p>
      </Section>
    </>
  )
}
