import picture from '#build/social/explore.json'
import type { PageProps } from '@site/contracts/Page'
import { PageMetadata } from '@site/design/PageMetadata'
import { Section } from '@site/design/Section'
import type { CategoryData } from '../features/categories/categoryData.ts'
import { Cards, MachineCard } from '../features/categories/MachineCard.tsx'
import { categories } from '../features/categories/machines.ts'

/** The machines of a category, with links to the other categories. */
export default function CategoryPage({ data: { category, title, machines } }: PageProps<CategoryData>) {
  return (
    <>
      <PageMetadata
        title={title}
        description={`${machines.length} machines`}
        path={`/products/${category}`}
        image={{ ...picture, alt: 'A tractor' }}
      />
      <Section tone="paper">
        <h1>{title}</h1>
        <p>{machines.length} products</p>
        <nav aria-label="Categories">
          {categories.map(({ key, title: name }) => (
            <a key={key} href={`/products/${key}`} aria-current={key === category ? 'page' : undefined}>
              {name}{' '}
            </a>
          ))}
        </nav>
        <Cards>
          {machines.map((machine) => (
            <MachineCard key={machine.id} {...machine} />
          ))}
        </Cards>
      </Section>
    </>
  )
}
