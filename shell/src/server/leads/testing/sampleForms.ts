import type { FormDefinition } from '@site/contracts/FormDefinition'

const failure = { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' }
const common = { basis: 'request', failure, endpoint: { method: 'POST', path: '/leads' } } as const

const name = { type: 'line', required: true, max: 120, messages: { missing: 'Informe seu nome.' } } as const
const email = {
  name: 'email',
  type: 'email',
  required: true,
  max: 254,
  messages: { missing: 'Informe seu e-mail.', invalid: 'Informe um e-mail válido.' },
} as const
const phone = { name: 'phone', type: 'phone', max: 40, messages: { invalid: 'Informe o telefone com DDD.' } } as const

/** Forms as releases declare them: one for each way to submit a lead, with every type of field. */
export const sampleForms: readonly FormDefinition[] = [
  {
    ...common,
    kind: 'question',
    title: 'Contato',
    fields: [
      { ...name, name: 'name' },
      email,
      { ...phone, required: false },
      { name: 'message', type: 'lines', required: true, max: 4000, messages: { missing: 'Escreva sua mensagem.' } },
    ],
    purpose: 'para responder à sua mensagem',
    thanks: { title: 'Mensagem recebida', text: 'Obrigado!' },
  },
  {
    ...common,
    kind: 'guide',
    title: 'Guia',
    fields: [
      { ...name, name: 'nome' },
      email,
      { name: 'telefone', type: 'line', required: false, max: 40, messages: {} },
      {
        name: 'mensagem',
        type: 'line',
        required: false,
        max: 200,
        messages: {},
        default: 'Download do guia via botão',
      },
    ],
    purpose: 'para enviar o guia',
    thanks: {
      title: 'Sucesso!',
      text: 'Guia liberado para download!',
      link: { service: 'bookUrl', label: 'Abrir o guia' },
    },
    endpoint: { method: 'GET', path: '/leads/guide' },
    forward: { variable: 'LEAD_FORWARD_GUIDE_URL', method: 'GET' },
  },
  {
    ...common,
    kind: 'survey',
    title: 'Pesquisa',
    fields: [
      { ...name, name: 'name' },
      { ...phone, required: true },
      { name: 'company', type: 'line', required: false, max: 120, messages: {}, default: 'Não informado' },
      { name: 'score', type: 'integer', required: true, max: 18, messages: { invalid: 'Pontuação inválida.' } },
    ],
    purpose: 'para falar sobre o resultado',
    thanks: { title: 'Recebemos suas respostas', text: 'Obrigado!' },
    endpoint: { method: 'POST', path: '/leads/survey' },
    forward: { variable: 'LEAD_FORWARD_SURVEY_URL', method: 'POST' },
  },
  {
    ...common,
    basis: 'consent',
    kind: 'news',
    title: 'Novidades',
    fields: [email],
    purpose: 'para enviar as novidades',
    thanks: { title: 'Inscrição feita', text: 'Obrigado!' },
  },
  {
    ...common,
    kind: 'talk',
    title: 'Conversa',
    fields: [{ ...name, name: 'name' }],
    purpose: 'para conversar com você',
    thanks: { title: 'Recebemos seus dados', text: 'Continue a conversa.', link: 'whatsApp' },
  },
]
