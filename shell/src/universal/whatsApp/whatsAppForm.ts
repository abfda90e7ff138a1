import type { FormDefinition } from '@site/contracts/FormDefinition'
import { emailField, nameField, phoneField } from '@site/leads/visitorFields'

/** The shell's own form, in the dialog before the first conversation. */
export const whatsAppForm = {
  kind: 'whatsapp',
  title: 'Conversa pelo WhatsApp',
  fields: [nameField, emailField, { ...phoneField, label: 'Telefone' }],
  purpose: 'para responder ao seu pedido',
  basis: 'request',
  thanks: {
    title: 'Recebemos seus dados',
    text: 'Continue a conversa com a gente pelo WhatsApp.',
    link: 'whatsApp',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
