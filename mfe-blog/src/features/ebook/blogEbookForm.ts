import type { FormDefinition } from '@site/contracts/FormDefinition'
import { emailField, nameField, phoneField } from '@site/leads/visitorFields'
import { ebookDocument } from './ebookDocument.ts'

/** The e-book form among the articles (specification, sections 3, 5 and 8). The phone number only has to be present. */
export const blogEbookForm = {
  kind: 'blog-ebook',
  title: 'E-book do blog',
  fields: [
    { ...nameField, messages: {} },
    { ...phoneField, label: 'WhatsApp', type: 'line', messages: {} },
    {
      ...emailField,
      label: 'E-mail',
      messages: { missing: 'Preencha este campo.', invalid: 'Escreva um e-mail como nome@exemplo.com.' },
    },
  ],
  purpose: 'para liberar o e-book e conversar com você sobre o seu negócio',
  basis: 'request',
  thanks: {
    title: 'Ebook Enviado!',
    text: 'Ebook enviado para seu email. Verifique sua caixa de entrada.',
    link: { service: ebookDocument.name, label: 'Baixar o e-book' },
  },
  waiting: {
    title: 'Pedido guardado',
    text: 'Não conseguimos enviar agora. O pedido está guardado neste navegador e segue sozinho assim que a conexão voltar.',
  },
  failure: { title: 'Erro', text: 'Houve um problema ao enviar. Tente novamente.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
