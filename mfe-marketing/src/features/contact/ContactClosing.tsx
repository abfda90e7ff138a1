'use static'

import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { JsonLd } from '@site/design/JsonLd'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { contactTexts } from '../../texts/contactTexts.ts'
import { People } from '../team/People.tsx'
import { Coverage } from './Coverage.tsx'
import { contactData } from './contactData.ts'
import { contactQuestions } from './contactQuestions.ts'

const Answers = styled.div({ marginTop: space.xl })

/** The sections after the form, as one island, because they arrive together. */
export function ContactClosing() {
  const site = useSite()
  const { offer } = useEvidence()
  const { title, items } = useTexts('contactTexts', contactTexts)
  return (
    <>
      <People tone="paper" />
      <Coverage />
      <Section tone="paper" labelledBy="perguntas">
        <Heading level={2} id="perguntas">
          {title}
        </Heading>
        <Answers>
          {contactQuestions(site, offer, items).map(({ question, answer }) => (
            <Disclosure key={question} summary={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Answers>
      </Section>
      <JsonLd data={contactData(site, offer, items)} />
    </>
  )
}
