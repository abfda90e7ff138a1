import type { FormDefinition } from '@site/contracts/FormDefinition'
import { companyField, emailField, nameField, phoneField } from '@site/leads/visitorFields'
import { quizLeads } from './quizLeads.ts'

/** The lead after the quiz (specification, sections 3, 5 and 7 call 3): a blank company is sent as 'Não informado'. */
export const quizForm = {
  kind: 'quiz',
  title: 'Quiz de maturidade digital',
  fields: [
    { ...nameField, messages: { missing: 'Informe o seu nome.' } },
    {
      ...emailField,
      messages: { missing: 'Informe o seu e-mail.', invalid: 'Confira o e-mail. Exemplo: nome@empresa.com.br' },
    },
    {
      ...phoneField,
      messages: {
        missing: 'Informe o seu telefone.',
        invalid: 'Informe o telefone com DDD. Exemplo: (11)\u00a091234-5678',
      },
    },
    { ...companyField, label: 'Empresa (opcional)', required: false, messages: {}, default: 'Não informado' },
    {
      name: 'score',
      label: 'Pontuação',
      type: 'integer',
      required: true,
      min: 0,
      max: 18,
      messages: { invalid: 'Pontuação inválida.' },
    },
  ],
  purpose: 'para falar com você sobre o resultado do quiz',
  basis: 'request',
  thanks: { title: 'Recebemos seus dados', text: 'Obrigado! Entraremos em contato em breve.' },
  waiting: {
    title: 'Dados guardados',
    text: 'Ainda não conseguimos enviar os seus dados. Eles estão guardados neste navegador e seguem sozinhos assim que a conexão voltar.',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads/quiz', service: quizLeads.name, opaque: true },
  forward: { variable: 'LEAD_FORWARD_QUIZ_URL', method: 'POST' },
} as const satisfies FormDefinition
