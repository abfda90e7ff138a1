import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/contato.json'
import { FormAndHours } from '../features/contact/FormAndHours.tsx'
import { ContactHero } from '../features/contact/ContactHero.tsx'
import { ContactClosing } from '../features/contact/ContactClosing.tsx'

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
