import styled from '@emotion/styled'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { color, font, media, space } from '@site/design/tokens'

const problems = [
  {
    before: 'O cliente esperou 40 minutos e comprou do vizinho.',
    after: 'O agente responde em segundos, mesmo com dez conversas ao mesmo tempo.',
  },
  {
    before: 'A mensagem chegou às 22h e só foi vista de manhã.',
    after: 'Noite, domingo e feriado: ele atende 24 horas por dia, sete dias por semana.',
  },
  {
    before: 'Preço, endereço, horário: a mesma pergunta trinta vezes por dia.',
    after: 'Ele conhece o seu cardápio, a sua tabela e as suas regras, e chama você só quando precisa.',
  },
  {
    before: 'Pedido e horário anotados no papel, e alguém esqueceu.',
    after: 'Ele confirma, registra e lembra o cliente antes da hora marcada.',
  },
]

const Rows = styled.ul({ display: 'grid', gap: space.l, padding: 0, marginTop: space.xxl, listStyle: 'none' })
const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,20rem),1fr))',
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
  gap: `${space.s} ${space.xxl}`,
  padding: `${space.l} 0`,
  borderTop: `1px solid ${color.line}`,
  '& p': { paddingLeft: space.xxl, textIndent: `-${space.xxl}` },
  '& p::before': { display: 'inline-block', width: space.xxl, textIndent: 0, fontWeight: 800 },
})
const Before = styled.p({ color: color.inkSoft, '&::before': { content: '"✕" / "Antes:"', color: color.danger } })
const After = styled.p({
  fontSize: font.size.lead,
  fontWeight: 600,
  lineHeight: '1.35',
  '&::before': { content: '"✓" / "Com o agente:"', color: color.greenDeep },
})

/** What goes wrong without the agent, and what the agent does about it. */
export function Problems() {
  return (
    <Section tone="white" labelledBy="problemas">
      <Heading level={2} id="problemas">
        Cada mensagem sem resposta pode ser uma venda perdida
      </Heading>
      <Lead>Quatro situações que todo comércio conhece, e o que muda com o agente.</Lead>
      <Rows>
        {problems.map(({ before, after }) => (
          <Row key={before}>
            <Before>{before}</Before>
            <After>{after}</After>
          </Row>
        ))}
      </Rows>
    </Section>
  )
}
