import styled from '@emotion/styled'
import { color, font, radius, space } from 'shared/design/tokens.ts'

type Props = { items: readonly { title: string; facts: readonly (readonly [name: string, text: string])[] }[] }

const List = styled.div({ display: 'grid', gap: space.m })
const Item = styled.div({
  padding: space.l,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
const Title = styled.h3({ fontSize: font.size.body })
const Values = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem,auto) 1fr',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.s,
})
const Name = styled.dt({ color: color.inkSoft })

/** Cards of named facts: what a table would say, readable on a phone. */
export function Facts({ items }: Props) {
  return (
    <List>
      {items.map(({ title, facts }) => (
        <Item key={title}>
          <Title>{title}</Title>
          <Values>{facts.map(([name, text]) => [<Name key={name}>{name}</Name>, <dd key={text}>{text}</dd>])}</Values>
        </Item>
      ))}
    </List>
  )
}
