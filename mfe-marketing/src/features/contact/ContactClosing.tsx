import styled from '@emotion/styled'
import { useSite } from 'shared/contracts/useSite.ts'
import { Disclosure } from 'shared/design/Disclosure.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { JsonLd } from 'shared/design/JsonLd.tsx'
import { Section } from 'shared/design/Section.tsx'
import { space } from 'shared/design/tokens.ts'
import { Coverage } from './Coverage.tsx'
import { contactData } from './contactData.ts'
import { contactQuestions } from './contactQuestions.ts'

const Answers = styled.div({ marginTop: space.xl })

/** What is read after the form: one part, because it comes in one piece. */
export function ContactClosing() {
  const site = useSite()
  return (
    <>
      <Coverage />
      <Section tone="white" labelledBy="perguntas">
        <Heading level={2} id="perguntas">
          Antes de chamar
        </Heading>
        <Answers>
          {contactQuestions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Answers>
      </Section>
      <JsonLd data={contactData(site)} />
    </>
  )
}
