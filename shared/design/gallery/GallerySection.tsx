import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Section } from '../layout/Section.tsx'
import { space } from '../styles/tokens.ts'
import { Heading } from '../text/Heading.tsx'

type Props = { title: string; tone?: 'paper' | 'white' | 'night'; children: ReactNode }

/** A titled section of the gallery. */
export function GallerySection({ title, tone = 'paper', children }: Props) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <Section id={id} tone={tone} labelledBy={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Section>
  )
}

/** Items in a row. */
export const ExampleRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.l, marginTop: space.l })

/** Fields or boxes in equal columns. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,18rem),1fr))',
  gap: space.xl,
  marginTop: space.l,
})
