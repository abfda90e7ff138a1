import picture from '#build/social/explore.json'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import { stores } from '../features/stores/stores.ts'

export default function StoresPage() {
  return (
    <>
      <PageMetadata
        title="Our Stores"
        description="Where to collect a tractor."
        path="/stores"
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>Our Stores</h1>
        <ul>
          {stores.map(({ id, name, street, city }) => (
            <li key={id}>
              {name}, {street}, {city}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
