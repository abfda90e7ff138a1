'use static'

import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { faqData, JsonLd } from '@site/design/JsonLd'
import { useEvidence } from '@site/design/islands/useEvidence'
import { Section } from '@site/design/Section'
import { space } from '@site/design/tokens'
import { Fragment } from 'react'
import { faqEntries } from './faqEntries.ts'

const Columns = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xl} ${space.x4}`,
  '& > :first-child': { flex: '1 1 15rem' },
  '& > * + *': { flex: '2 1 28rem' },
})

/** Six questions as native disclosures; opening one closes the others. */
export function Faq() {
  const entries = faqEntries(useSite(), useEvidence())
  return (
    <Section tone="white" labelledBy="perguntas">
      <Columns>
        <Heading level={2} id="perguntas">
          Perguntas que todo mundo faz
        </Heading>
        <div>
          {entries.map(({ question, answer, terms }) => (
            <Disclosure key={question} summary={question} name="perguntas">
              <p>
                {/* With its blank in the text, which then needs no comment beside it in the document. */}
                {terms.length > 0 ? `${answer} ` : answer}
                {terms.map(({ label, href }, index) => (
                  <Fragment key={href}>
                    {index > 0 && ' '}
                    <a href={href}>{label}</a>
                  </Fragment>
                ))}
              </p>
            </Disclosure>
          ))}
        </div>
      </Columns>
      <JsonLd data={faqData(entries)} />
    </Section>
  )
}
