import styled from '@emotion/styled'
import { Badge } from 'shared/design/Badge.tsx'
import { Lead } from 'shared/design/Lead.tsx'
import { layout, media, space } from 'shared/design/tokens.ts'
import { ShopDrawing } from './ShopDrawing.tsx'

const Texts = styled.div({
  [media.desktop]: { position: 'sticky', top: `calc(${layout.bar} + ${space.xxl})`, alignSelf: 'start' },
})
const Title = styled.h1({ marginTop: space.l })
const Drawing = styled.div({
  display: 'none',
  maxWidth: '24rem',
  marginTop: space.x3,
  [media.desktop]: { display: 'block' },
})

export function Introduction() {
  return (
    <Texts>
      <Badge tone="orange">6 PERGUNTAS, MENOS DE 2 MINUTOS</Badge>
      <Title>Qual é o nível digital do seu negócio?</Title>
      <Lead>Responda com sinceridade e veja, na hora, a sua pontuação e por onde começar.</Lead>
      <Drawing>
        <ShopDrawing />
      </Drawing>
    </Texts>
  )
}
