import type { FormDefinition } from '@site/contracts/FormDefinition'

/** The shell's own form, in the dialog before the first conversation. */
export const whatsAppForm = {
  kind: 'whatsapp',
  title: 'Conversa pelo WhatsApp',
  fields: [
    {
      name: 'name',
      label: 'Nome',
      type: 'line',
      autocomplete: 'name',
      required: true,
      max: 120,
      messages: { missing: 'Escreva o seu nome.' },
    },
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'email',
      required: true,
      max: 254,
      messages: { invalid: 'Informe um e-mail completo, como nome@empresa.com.br.' },
    },
    {
      name: 'phone',
      label: 'Telefone',
      type: 'phone',
      autocomplete: 'tel',
      required: true,
      max: 40,
      messages: { invalid: 'Informe um telefone com DDD, como (11) 91234-5678.' },
    },
  ],
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
