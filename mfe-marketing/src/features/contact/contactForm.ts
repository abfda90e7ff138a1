import type { FormDefinition } from '@site/contracts/FormDefinition'

/** The message that a visitor sends from the contact page. */
export const contactForm = {
  kind: 'contact',
  title: 'Formulário de contato',
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
      label: 'Telefone com DDD',
      type: 'phone',
      autocomplete: 'tel',
      required: true,
      max: 40,
      messages: { invalid: 'Informe um telefone com DDD, como (11) 91234-5678.' },
    },
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
    text: 'Obrigado! Respondemos em até 24 horas por e-mail, ou antes pelo WhatsApp, se for no horário comercial.',
  },
  waiting: {
    title: 'Mensagem guardada',
    text: 'Não conseguimos enviar agora. A mensagem está guardada neste navegador e segue sozinha assim que a conexão voltar.',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
