import styled from '@emotion/styled'
import { color, font, radius, space } from '@site/design/tokens'
import type { Answer } from '../quiz/questions/Question.ts'
import type { Advice } from './adviceWords.ts'
import { recommendationsFor } from './recommendationsFor.ts'

type Props = { answers: readonly Answer[]; advice: Advice }

const List = styled.ol({ display: 'grid', gap: space.l, marginTop: space.l, padding: 0, listStyle: 'none' })
const Item = styled.li({
  padding: `${space.l} ${space.l} ${space.xs}`,
  background: color.paper,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
})
const Title = styled.h4({ fontSize: font.size.body, lineHeight: '1.3' })
const Text = styled.p({ marginTop: space.xs, color: color.inkSoft })
const More = styled.a({ display: 'inline-block', padding: `${space.m} 0`, fontWeight: 600 })

/** Where to start, by the areas with the weakest answers. */
export function Recommendations({ answers, advice }: Props) {
  return (
    <section>
      <h3>Por onde começar</h3>
      <List>
        {recommendationsFor(answers, advice).map(({ title, text, link }, place) => (
          // Writers may give two of them one title.
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Item key={place}>
            <Title>{title}</Title>
            <Text>{text}</Text>
            <More href={link.href}>{link.label}</More>
          </Item>
        ))}
      </List>
    </section>
  )
}
