import styled from '@emotion/styled'
import { Disclosure } from 'shared/design/Disclosure.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { JsonLd } from 'shared/design/JsonLd.tsx'
import { Section } from 'shared/design/Section.tsx'
import { space } from 'shared/design/tokens.ts'
import { faqEntries } from './faqEntries.ts'

const Columns = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xl} ${space.x4}`,
  '& > :first-child': { flex: '1 1 15rem' },
  '& > :last-child': { flex: '2 1 28rem' },
})

/** Six questions as the browser's own disclosures; opening one closes the other. */
export function Faq() {
  return (
    <Section tone="white" labelledBy="perguntas">
      <Columns>
        <Heading level={2} id="perguntas">
          Perguntas que todo mundo faz
        </Heading>
        <div>
          {faqEntries.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} name="perguntas">
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Columns>
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: faqEntries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </Section>
  )
}
