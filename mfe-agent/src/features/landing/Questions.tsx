import styled from '@emotion/styled'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { questions } from './questions.ts'

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
