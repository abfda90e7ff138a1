import type { FormDefinition } from '@site/contracts/FormDefinition'
import { emailField, nameField } from '@site/leads/visitorFields'
import { ebookDocument, ebookLeads } from './ebookServices.ts'

/**
 * The home page's e-book form (specification, sections 5, 7 call 1 and 8). Its fields are named as the external endpoint
 * requires.
 */
export const ebookForm = {
  kind: 'ebook',
  title: 'E-book da página inicial',
  fields: [
    { ...nameField, name: 'nome' },
    {
      ...emailField,
      messages: {
        missing: 'Escreva o seu e-mail.',
        invalid: 'Informe um e-mail completo, como nome@empresa.com.br.',
      },
    },
    { name: 'telefone', type: 'line', required: false, max: 40, messages: {} },
    {
      name: 'mensagem',
      type: 'line',
      required: false,
      max: 200,
      messages: {},
      default: 'Download E-book via botão',
    },
  ],
  purpose: 'para liberar o e-book e conversar com você sobre o seu negócio',
  basis: 'request',
  thanks: {
    title: '🎉 Sucesso!',
    text: 'E-book liberado para download!',
    link: { service: ebookDocument.name, label: 'Abrir o e-book' },
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'GET', path: '/leads/ebook', service: ebookLeads.name },
  forward: { variable: 'LEAD_FORWARD_EBOOK_URL', method: 'GET' },
} as const satisfies FormDefinition
