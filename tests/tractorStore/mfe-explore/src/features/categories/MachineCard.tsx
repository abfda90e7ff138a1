import styled from '@emotion/styled'
import { Fragment } from '@site/design/islands/Fragment'
import { color, font, radius, space } from '@site/design/tokens'
import type { Machine } from './machines.ts'

const Card = styled.a({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  color: color.ink,
  textDecoration: 'none',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '& > :nth-of-type(2)': { fontWeight: 700 },
})
export const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(14rem,100%),1fr))',
  gap: space.l,
  padding: 0,
  listStyle: 'none',
})
const Price = styled.span({ fontSize: font.size.small })

/** A machine with the picture that team Decide draws. */
export function MachineCard({ id, sku, name, startPrice }: Machine) {
  return (
    <li>
      <Card href={`/product/${id}?sku=${sku}`}>
        <Fragment name="mfe-decide/ProductPicture" sku={sku} />
        <span>{name}</span>
        <Price>from {startPrice},00 Ø</Price>
      </Card>
    </li>
  )
}
