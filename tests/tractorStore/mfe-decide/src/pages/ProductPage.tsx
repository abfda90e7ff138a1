import picture from '#build/social/decide.json'
import type { PageProps } from '@site/contracts/Page'
import { Fragment } from '@site/design/islands/Fragment'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import type { ProductData } from '../features/product/productData.ts'

/** A machine with its variants, the button of team Checkout and the recommendations of team Explore. */
export default function ProductPage({ data }: PageProps<ProductData>) {
  if (!data) return <h1>No such product</h1>
  const { product, sku } = data
  return (
    <>
      <PageMetadata
        title={product.name}
        description={product.highlights.join(', ')}
        path={`/product/${product.id}`}
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <Fragment name="mfe-decide/ProductPicture" sku={sku} />
        <h1>{product.name}</h1>
        <ul>
          {product.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <nav aria-label="Variants">
          {product.variants.map((variant) => (
            <a
              key={variant.sku}
              href={`/product/${product.id}?sku=${variant.sku}`}
              aria-current={variant.sku === sku ? 'page' : undefined}
            >
              {variant.name}{' '}
            </a>
          ))}
        </nav>
        <Fragment name="mfe-checkout/AddToCart" sku={sku} fallback={<p>Please call us to order.</p>} />
        <Fragment name="mfe-explore/Recommendations" skus={[sku]} />
      </Section>
    </>
  )
}
