import styled from '@emotion/styled'
import { Card } from '@site/design/Card'
import { Heading } from '@site/design/Heading'
import { island } from '@site/design/islands/island'
import { Section } from '@site/design/Section'
import { onBand, space } from '@site/design/tokens'
import { Hours } from './hours/Hours.tsx'
import { Place } from './Place.tsx'

const ContactForm = island(() => import('./ContactForm.tsx').then((m) => m.ContactForm), {
  hydrate: 'visible',
  section: 'ContactForm',
  margin: '100px',
  placeholder: '36rem',
})
const OpeningStatus = island(() => import('./hours/OpeningStatus.tsx').then((m) => m.OpeningStatus), {
  hydrate: 'visible',
  section: 'OpeningStatus',
  margin: '100px',
  placeholder: '3.25rem',
})

const Columns = styled.div({
  display: 'grid',
  // A browser may paint the form before the column next to it has arrived: its width must not change.
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(22rem,100%),1fr))',
  alignItems: 'start',
  gap: `${space.x3} ${space.x4}`,
})
const Intro = styled.p({ margin: `${space.s} 0 ${space.xl}`, color: onBand.soft })

/** The form, next to the opening hours and the place. Only the form and the opening status are hydrated. */
export function FormAndHours() {
  return (
    <Section id="contact" tone="white" labelledBy="mensagem">
      <Columns>
        <Card>
          <Heading level={2} id="mensagem">
            Mande uma mensagem
          </Heading>
          <Intro>
            Todos os campos são obrigatórios: respondemos por e-mail, ou pelo WhatsApp quando for mais rápido.
          </Intro>
          <ContactForm />
        </Card>
        <div>
          <Hours />
          <OpeningStatus />
          <Place />
        </div>
      </Columns>
    </Section>
  )
}
