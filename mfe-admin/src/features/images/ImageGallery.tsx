import styled from '@emotion/styled'
import { Heading } from '@site/design/Heading'
import { space } from '@site/design/tokens'
import type { ImageSlot } from './generation/generation.ts'
import { imageCategories } from './generation/plannedImages.ts'
import { ImageCard, type ImageCommands } from './ImageCard.tsx'

type Props = ImageCommands & {
  slots: readonly ImageSlot[]
  /** A run is in progress: nothing new can be requested. */
  busy: boolean
}

const Groups = styled.div({ display: 'grid', gap: space.x3, marginTop: space.x3 })
const Cards = styled.ul({
  display: 'grid',
  gap: space.l,
  marginTop: space.l,
  padding: 0,
  listStyle: 'none',
  // A category's three images are side by side or below each other, never two and one.
  '@media (min-width:700px)': { gridTemplateColumns: 'repeat(3,1fr)' },
})

/** The twelve images under their four categories, each in its place from the start. */
export function ImageGallery({ slots, ...rest }: Props) {
  return (
    <Groups>
      {imageCategories.map((category, place) => (
        <section key={category} aria-labelledby={`categoria-${place}`}>
          <Heading level={2} size="h3" id={`categoria-${place}`}>
            {category}
          </Heading>
          <Cards>
            {slots
              .filter(({ planned }) => planned.category === category)
              .map((slot) => (
                <ImageCard key={slot.planned.number} slot={slot} {...rest} />
              ))}
          </Cards>
        </section>
      ))}
    </Groups>
  )
}
