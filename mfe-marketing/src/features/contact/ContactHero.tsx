import { Breadcrumb } from '@site/design/Breadcrumb'
import { Heading, Lead } from '@site/design/Heading'
import { Section } from '@site/design/Section'
import { Channels } from './Channels.tsx'

/** The first view: three ways to reach the agency, the fastest first. */
export function ContactHero() {
  return (
    <Section tone="paper" labelledBy="titulo">
      <Breadcrumb here="Contato" />
      <Heading level={1} id="titulo">
        Fale com quem resolve
      </Heading>
      <Lead>Sem robô de telefone e sem fila: no horário comercial, o WhatsApp é respondido em até 2 horas.</Lead>
      <Channels />
    </Section>
  )
}
