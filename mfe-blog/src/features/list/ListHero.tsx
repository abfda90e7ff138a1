import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Badge } from 'shared/design/Badge.tsx'
import { Lead } from 'shared/design/Lead.tsx'
import { Section } from 'shared/design/Section.tsx'
import { media, space } from 'shared/design/tokens.ts'
import { MagazineDrawing } from './MagazineDrawing.tsx'

type Props = {
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

/** The blog's first view: what it is for, and the search. */
export function ListHero({ children }: Props) {
  return (
    <Section tone="night">
      <Columns>
        <div>
          <Badge tone="orange">BLOG</Badge>
          <h1>Ideias práticas para o seu negócio vender mais</h1>
          <Lead>
            Google, anúncios, delivery e WhatsApp explicados para quem cuida da loja e não tem tempo a perder.
          </Lead>
          {children}
        </div>
        <MagazineDrawing />
      </Columns>
    </Section>
  )
}
