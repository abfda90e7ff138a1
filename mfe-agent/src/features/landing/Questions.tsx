import styled from '@emotion/styled'
import type { Evidence } from '@site/contracts/Evidence'
import { Disclosure } from '@site/design/Disclosure'
import { formatReais } from '@site/design/formatNumber'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { type AgentTexts, agentTexts } from '../../texts/agentTexts.ts'
import { type AgentGuarantee, agentGuarantees, termsOf } from './agentGuarantees.ts'

const names = Object.keys(agentGuarantees) as AgentGuarantee[]

type Known = Pick<Evidence, 'guarantees' | 'prices' | 'offer'>

type Question = {
  question: string
  answer: string
  /** The guarantee that the answer refers to. */
  terms?: AgentGuarantee | undefined
}

/** Questions before buying, shown as disclosures and as structured data. */
export function agentQuestions(
  { guarantees, prices, offer }: Known,
  { items }: AgentTexts['questions'],
): readonly Question[] {
  const repeated = (answer: string) => names.find((name) => answer.includes(guarantees[name].claim))
  return [
    ...priceQuestion(prices, offer),
    ...items.map(({ question, answer }) => ({ question, answer, terms: repeated(answer) })),
  ]
}

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
  const { questions } = useTexts('agentTexts', agentTexts)
  return (
    <Section tone="white" labelledBy="duvidas">
      <Heading level={2} id="duvidas">
        {questions.title}
      </Heading>
      <Answers>
        {agentQuestions(evidence, questions).map(({ question, answer, terms }) => (
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
