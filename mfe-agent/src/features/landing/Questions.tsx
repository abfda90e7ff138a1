import styled from '@emotion/styled'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'

/** Asked before buying. Shown as disclosures and told to search engines. */
export const questions = [
  {
    question: 'Preciso trocar o meu número de WhatsApp?',
    answer:
      'Não. O agente atende no número que os seus clientes já conhecem, e você continua vendo todas as conversas.',
  },
  {
    question: 'E se o agente não souber responder?',
    answer:
      'Ele não inventa. Avisa o cliente que vai confirmar e passa a conversa para você ou para a sua equipe, com o resumo do que já foi dito.',
  },
  {
    question: 'O agente substitui a minha equipe?',
    answer:
      'Ele fica com o que se repete: preço, horário, agenda e pedido. Sua equipe ganha tempo para o balcão e para as vendas que pedem gente.',
  },
  {
    question: 'Tem contrato de fidelidade?',
    answer:
      'Não. O serviço é mensal e sem fidelidade. Se em 90 dias o investimento não mostrar retorno, devolvemos o que você pagou.',
  },
] as const

const Answers = styled.div({ marginTop: space.xl })

/** The last doubts, each behind its question. */
export function Questions() {
  return (
    <Section tone="white" labelledBy="duvidas">
      <Heading level={2} id="duvidas">
        Perguntas sobre o agente
      </Heading>
      <Answers>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Answers>
    </Section>
  )
}
