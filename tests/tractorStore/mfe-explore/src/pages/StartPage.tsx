import picture from '#build/social/explore.json'
import { Fragment } from '@site/design/islands/Fragment'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { categories } from '../features/categories/machines.ts'

/** The two kinds of machines, and what others have bought. */
export default function StartPage() {
  return (
    <>
      <PageMetadata
        title="The Tractor Store"
        description="Tractors of three teams in one store."
        path="/"
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>The Tractor Store</h1>
        <ul>
          {categories.slice(1).map(({ key, title }) => (
            <li key={key}>
              <a href={`/products/${key}`}>{title}</a>
            </li>
          ))}
        </ul>
        <Fragment name="mfe-explore/Recommendations" skus={['CL-01-GR', 'AU-02-OG']} />
      </Section>
    </>
  )
}
