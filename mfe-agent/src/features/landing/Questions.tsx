import styled from '@emotion/styled'
import type { Evidence } from '@site/contracts/Evidence'
import { Disclosure } from '@site/design/Disclosure'
import { formatReais } from '@site/design/formatNumber'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { type AgentGuarantee, termsOf } from './agentGuarantees.ts'

type Known = Pick<Evidence, 'guarantees' | 'prices' | 'offer'>

type Question = {
  question: string
  answer: string
  /** The guarantee that the answer refers to. */
  terms?: AgentGuarantee
}

/** Questions before buying, shown as disclosures and as structured data. */
export const agentQuestions = ({ guarantees, prices, offer }: Known): readonly Question[] => [
  ...priceQuestion(prices, offer),
  {
    question: 'Preciso trocar o meu número de WhatsApp?',
    answer:
      'Não. O agente atende no número que os seus clientes já conhecem, e você continua vendo todas as conversas.',
  },
  {
    question: 'E se o agente não souber responder?',
    answer:
      'Ele é instruído a não inventar: avisa o cliente que vai confirmar e passa a conversa para você ou para a sua equipe, com o resumo. Como toda IA, pode errar; por isso você vê todas as conversas.',
  },
  {
    question: 'O agente substitui a minha equipe?',
    answer:
      'Não. Ele fica com o que se repete: preço, horário, agenda e pedido. Sua equipe continua, com tempo para o balcão e para as vendas que pedem gente. A economia do exemplo é a de não contratar mais um atendente.',
  },
  {
    question: 'Tem contrato de fidelidade?',
    answer: `Não. O serviço é mensal. ${guarantees.freeToLeave.claim}`,
    terms: 'freeToLeave',
  },
]

/** What the agent costs, if there is a price. */
function priceQuestion({ items }: Evidence['prices'], { apart }: Evidence['offer']): Question[] {
  const fee = items.find(({ guarantee }) => guarantee === 'agentDelivery')
  const setup = apart.find(({ feature }) => feature === 'agentSetup')
  if (!fee) return []
  const once = setup ? ` A implantação custa a partir de ${formatReais(setup.from)}, uma vez só.` : ''
  return [
    {
      question: 'Quanto custa o agente?',
      answer: `A partir de ${formatReais(fee.from)}${fee.per === 'month' ? ' por mês' : ', uma vez só'}.${once} ${fee.includes}`,
      terms: 'agentDelivery',
    },
  ]
}

const Answers = styled.div({ marginTop: space.xl })

/** The questions, each as a disclosure. */
export function Questions() {
  const evidence = useEvidence()
  return (
    <Section tone="white" labelledBy="duvidas">
      <Heading level={2} id="duvidas">
        Perguntas sobre o agente
      </Heading>
      <Answers>
        {agentQuestions(evidence).map(({ question, answer, terms }) => (
          <Disclosure key={question} summary={question}>
            <p>
              {answer} {terms && <a href={termsOf(terms)}>Veja as condições</a>}
            </p>
          </Disclosure>
        ))}
      </Answers>
    </Section>
  )
}
