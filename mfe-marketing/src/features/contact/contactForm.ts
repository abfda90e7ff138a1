import type { FormDefinition } from '@site/contracts/FormDefinition'
import { emailField, nameField, phoneField } from '@site/leads/visitorFields'

/** The message that a visitor sends from the contact page. */
export const contactForm = {
  kind: 'contact',
  title: 'Formulário de contato',
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      name: 'message',
      label: 'Mensagem',
      type: 'lines',
      required: true,
      max: 4000,
      messages: { missing: 'Escreva em uma ou duas frases do que você precisa.' },
    },
  ],
  purpose: 'para responder à sua mensagem',
  basis: 'request',
  thanks: {
    title: 'Mensagem recebida',
    // U+2060 keeps the word on one line, also in the server's notice, which is plain text.
    text: 'Obrigado! Respondemos por e-\u2060mail {proposta}, ou antes pelo WhatsApp.',
  },
  waiting: {
    title: 'Mensagem guardada',
    text: 'Não conseguimos enviar agora. A mensagem está guardada neste navegador e segue sozinha assim que a conexão voltar.',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
