import type { FormDefinition } from '@site/contracts/FormDefinition'
import { emailField } from '@site/leads/visitorFields'

/** The newsletter subscription; states and messages are those of the e-book form. */
export const newsletterForm = {
  kind: 'newsletter',
  title: 'Novidades por e-mail',
  fields: [
    {
      ...emailField,
      label: 'Seu e-mail',
      messages: { missing: 'Preencha este campo.', invalid: 'Escreva um e-mail como nome@exemplo.com.' },
    },
  ],
  purpose: 'para enviar os próximos artigos por e-mail',
  basis: 'consent',
  thanks: {
    title: 'Inscrição feita!',
    text: 'O próximo artigo chega ao seu e-mail assim que for publicado. Até a próxima leitura!',
  },
  waiting: {
    title: 'Inscrição guardada',
    text: 'Não conseguimos enviar agora. A inscrição está guardada neste navegador e segue sozinha assim que a conexão voltar.',
  },
  failure: { title: 'Erro', text: 'Houve um problema ao enviar. Tente novamente.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
