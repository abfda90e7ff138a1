import type { LeadKind } from './leadSchemas.ts'

/** What each form asks for data for; kept with the lead as part of the consent (Lei 13.709/2018, art. 8). */
export const leadPurposes: Record<LeadKind, string> = {
  ebook: 'enviar o e-book e falar sobre os serviços da agência',
  quiz: 'enviar o resultado do diagnóstico e uma proposta',
  'blog-ebook': 'enviar o e-book e falar sobre os serviços da agência',
  newsletter: 'enviar as novidades do blog por e-mail',
  whatsapp: 'continuar a conversa pelo WhatsApp',
  contact: 'responder à mensagem',
  demonstration: 'marcar e preparar a demonstração',
}
