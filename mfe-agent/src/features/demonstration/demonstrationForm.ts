import type { FormDefinition } from '@site/contracts/FormDefinition'
import { companyField, emailField, nameField, phoneField } from '@site/leads/visitorFields'

/** The kinds of business that the agent is trained for; also the options of the demonstration form. */
export const segments = [
  'Restaurante ou delivery',
  'Petshop',
  'Clínica ou consultório',
  'Imobiliária',
  'Oficina',
  'Loja',
  'Outro',
] as const

/** A request for a demonstration of the agent. */
export const demonstrationForm = {
  kind: 'demonstration',
  title: 'Demonstração do agente de IA',
  fields: [
    nameField,
    companyField,
    phoneField,
    emailField,
    {
      name: 'segment',
      label: 'Segmento',
      type: 'choice',
      options: segments,
      required: true,
      max: 80,
      messages: { missing: 'Escolha o segmento da sua empresa.' },
    },
  ],
  purpose: 'para preparar e marcar a sua demonstração',
  basis: 'request',
  thanks: {
    title: 'Pedido recebido',
    text: 'Obrigado! Vamos chamar você no WhatsApp, no horário comercial, para marcar a demonstração.',
  },
  waiting: {
    title: 'Pedido guardado',
    text: 'Não conseguimos enviar agora. O pedido está guardado neste navegador e segue sozinho assim que a conexão voltar.',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
