import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'

type Props = { items: readonly { title: string; facts: readonly (readonly [name: string, text: string])[] }[] }

const List = styled.div({ display: 'grid', gap: space.m })
const Item = styled.div({
  padding: space.l,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  breakInside: 'avoid',
})
const Title = styled.h3({ fontSize: font.size.body })
const Values = styled.dl({
  display: 'grid',
  gap: space.xs,
  marginTop: space.s,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: space.s },
})
const Name = styled.dt({ flex: '0 0 6em', color: color.inkSoft })
const Text = styled.dd({ flex: '1 1 12rem' })

/** Cards of labelled facts: a table that is readable on a phone. */
export function Facts({ items }: Props) {
  return (
    <List>
      {items.map(({ title, facts }) => (
        <Item key={title}>
          <Title>{title}</Title>
          <Values>
            {facts.map(([name, text]) => (
              <div key={name}>
                <Name>{name}</Name>
                <Text>{text}</Text>
              </div>
            ))}
          </Values>
        </Item>
      ))}
    </List>
  )
}
