import { island } from '@site/design/islands/island'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/contato.json'
import { FormAndHours } from '../features/contact/FormAndHours.tsx'

const ContactHero = island(
  () => import(/* webpackChunkName: 'contact-read' */ '../features/contact/ContactHero.tsx').then((m) => m.ContactHero),
  {
    hydrate: 'never',
    section: 'ContactHero',
    placeholder: '60vh',
  },
)
const ContactClosing = island(
  () =>
    import(/* webpackChunkName: 'contact-read' */ '../features/contact/ContactClosing.tsx').then(
      (m) => m.ContactClosing,
    ),
  {
    hydrate: 'never',
    section: 'ContactClosing',
    margin: '100px',
    placeholder: '100vh',
  },
)

/** How to reach the agency. Only the form and the opening status are hydrated. */
export default function ContactPage() {
  return (
    <>
      <PageMetadata
        path="/contato"
        image={{
          src: socialImage.src,
          alt: 'Desenho: um celular com uma conversa aberta entre uma carta e uma placa com o horário de atendimento.',
        }}
        title="Contato por WhatsApp, telefone e e-mail"
        description="Fale com a equipe pelo WhatsApp, por telefone ou por e-mail. No horário comercial, respondemos no WhatsApp em até 2 horas; propostas por e-mail, em até 24 horas, contadas nos dias de atendimento."
      />
      <ContactHero />
      <FormAndHours />
      <ContactClosing />
    </>
  )
}
