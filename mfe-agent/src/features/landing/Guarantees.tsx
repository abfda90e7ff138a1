import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, font, space } from '@site/design/tokens'

const guarantees = [
  {
    figure: '72h',
    title: 'No prazo ou de graça',
    text: 'Se o agente não estiver no ar em 72 horas, você não paga a implantação.',
  },
  {
    figure: '90 dias',
    title: 'Retorno ou dinheiro de volta',
    text: 'Se o retorno do investimento não aparecer em 90 dias, devolvemos o que você pagou.',
  },
  {
    figure: '3x',
    title: 'Mais vendas com anúncios',
    text: 'Com a nossa gestão de anúncios junto, você vende três vezes mais em 60 dias. É garantia, não meta.',
  },
  {
    figure: 'Livre',
    title: 'Sem contrato de fidelidade',
    text: 'Você fica porque dá resultado. Para sair, basta avisar.',
  },
  {
    figure: '24/7',
    title: 'Suporte a qualquer hora',
    text: 'Gente de verdade acompanha o agente e ajuda você 24 horas por dia.',
  },
]

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xl,
  padding: 0,
  marginTop: space.xxl,
  listStyle: 'none',
  '& > li': { flex: '1 1 19rem' },
})
const Figure = styled.p({ fontSize: font.size.h2, fontWeight: 800, lineHeight: '1.2', color: color.orangeDeep })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** What the agency promises and pays for if it fails. */
export function Guarantees() {
  return (
    <Section tone="paper" labelledBy="garantias">
      <Heading level={2} id="garantias">
        O risco é nosso
      </Heading>
      <List>
        {guarantees.map(({ figure, title, text }) => (
          <Card as="li" key={title}>
            <Figure>{figure}</Figure>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </Card>
        ))}
      </List>
    </Section>
  )
}
