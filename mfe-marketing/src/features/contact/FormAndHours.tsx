import styled from '@emotion/styled'
import { Card } from 'shared/design/Card.tsx'
import { Heading } from 'shared/design/Heading.tsx'
import { Section } from 'shared/design/Section.tsx'
import { media, onBand, space } from 'shared/design/tokens.ts'
import { island } from 'shared/islands/island.tsx'
import { Hours } from './Hours.tsx'

const ContactForm = island(() => import('./ContactForm.tsx').then((m) => m.ContactForm), {
  hydrate: 'visible',
  margin: '100px',
  placeholder: '36rem',
})
const OpeningStatus = island(() => import('./OpeningStatus.tsx').then((m) => m.OpeningStatus), {
  hydrate: 'visible',
  margin: '100px',
  placeholder: '3.25rem',
})

const Columns = styled.div({
  display: 'grid',
  gap: space.x3,
  [media.desktop]: { gridTemplateColumns: '1.4fr 1fr', gap: space.x4, alignItems: 'start' },
})
const Intro = styled.p({ margin: `${space.s} 0 ${space.xl}`, color: onBand.soft })

/** The form beside the hours in which it is read. Only these two small parts get code. */
export function FormAndHours() {
  return (
    <Section tone="white" labelledBy="mensagem">
      <Columns>
        <Card>
          <Heading level={2} id="mensagem">
            Mande uma mensagem
          </Heading>
          <Intro>Todos os campos são necessários para podermos responder.</Intro>
          <ContactForm />
        </Card>
        <div>
          <Hours />
          <OpeningStatus />
        </div>
      </Columns>
    </Section>
  )
}
