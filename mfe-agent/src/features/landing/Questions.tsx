import styled from '@emotion/styled'
import { Disclosure } from 'shared/design/Disclosure.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { Section } from 'shared/design/Section.tsx'
import { space } from 'shared/design/tokens.ts'
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
