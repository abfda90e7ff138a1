import styled from '@emotion/styled'
import { Badge } from '@site/design/Badge'
import { Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { media, space } from '@site/design/tokens'
import type { ReactNode } from 'react'
import type { ListTexts } from '../query/listData.ts'
import { MagazineDrawing } from './MagazineDrawing.tsx'

type Props = {
  texts: ListTexts['hero']
  /** The search box. */
  children: ReactNode
}

const Columns = styled.div({
  display: 'grid',
  gap: space.x4,
  alignItems: 'center',
  '& h1': { marginTop: space.l },
  '& > svg': { display: 'none' },
  [media.desktop]: { gridTemplateColumns: '1fr min(20rem,30%)', '& > svg': { display: 'block' } },
})

/** The blog above the fold: its purpose, and the search. */
export function ListHero({ texts, children }: Props) {
  return (
    <Section tone="night">
      <Columns>
        <div>
          <Badge tone="orange">BLOG</Badge>
          <h1>{texts.title}</h1>
          <Lead>{texts.text}</Lead>
          {children}
        </div>
        <MagazineDrawing />
      </Columns>
    </Section>
  )
}
