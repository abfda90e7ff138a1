import type { PageProps } from '@site/contracts/Page'
import { PageMetadata } from '@site/design/PageMetadata'
import socialImage from '#build/social/contato.json'
import { ContactClosing } from '../features/contact/ContactClosing.tsx'
import { ContactHero } from '../features/contact/ContactHero.tsx'
import { FormAndHours } from '../features/contact/FormAndHours.tsx'
import type { SearchTexts } from '../texts/searchData.ts'

/** How to reach the agency. Only the form and the opening status are hydrated. */
export default function ContactPage({ data }: PageProps<SearchTexts>) {
  return (
    <>
      <PageMetadata
        path="/contato"
        image={{
          src: socialImage.src,
          alt: 'Desenho: um celular com uma conversa aberta entre uma carta e uma placa com o horário de atendimento.',
        }}
        {...data}
      />
      <ContactHero />
      <FormAndHours />
      <ContactClosing />
    </>
  )
}
