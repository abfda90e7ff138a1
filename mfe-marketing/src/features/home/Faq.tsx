'use static'

import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Disclosure } from '@site/design/Disclosure'
import { Heading } from '@site/design/Heading'
import { Fragment } from '@site/design/islands/Fragment'
import { useEvidence } from '@site/design/islands/useEvidence'
import { useTexts } from '@site/design/islands/useTexts'
import { faqData, JsonLd } from '@site/design/JsonLd'
import { Section } from '@site/design/Section'
import { media, space } from '@site/design/tokens'
import { Fragment as Term } from 'react'
import { homeTexts } from '../../texts/homeTexts.ts'
import { faqEntries } from './faqEntries.ts'

const Columns = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xl} ${space.x4}`,
  '& > :first-child': { flex: '1 1 15rem' },
  '& > * + *': { flex: '2 1 28rem' },
  // The page is as long as it may be on a phone (decisions/pages/landing-pages.md).
  [media.mobile]: { rowGap: 0, '& summary': { minHeight: '48px' } },
})

/** Questions as native disclosures; opening one closes the others. */
export function Faq() {
  const { questions } = useTexts('homeTexts', homeTexts)
  const entries = faqEntries(useSite(), useEvidence(), questions.items)
  return (
    <Section tone="white" labelledBy="perguntas">
      <Columns>
        <Heading level={2} id="perguntas">
          {questions.title}
        </Heading>
        <div>
          {entries.map(({ question, answer, terms }) => (
            <Disclosure key={question} summary={question} name="perguntas">
              <p>
                {/* With its blank in the text, which then needs no comment beside it in the document. */}
                {terms.length > 0 ? `${answer} ` : answer}
                {terms.map(({ label, href }, index) => (
                  <Term key={href}>
                    {index > 0 && ' '}
                    <a href={href}>{label}</a>
                  </Term>
                ))}
              </p>
            </Disclosure>
          ))}
        </div>
      </Columns>
      <Fragment name="mfe-blog/LatestPosts" count={3} />
      <JsonLd data={faqData(entries)} />
    </Section>
  )
}
