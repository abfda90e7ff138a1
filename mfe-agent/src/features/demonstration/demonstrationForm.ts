import type { FormDefinition } from '@site/contracts/FormDefinition'
import { segments } from './segments.ts'

/** The request for a demonstration of the agent. */
export const demonstrationForm = {
  kind: 'demonstration',
  title: 'Demonstração do agente de IA',
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
      name: 'company',
      label: 'Empresa',
      type: 'line',
      autocomplete: 'organization',
      required: true,
      max: 120,
      messages: { missing: 'Escreva o nome da sua empresa.' },
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
      name: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'email',
      required: true,
      max: 254,
      messages: { invalid: 'Informe um e-mail completo, como nome@empresa.com.br.' },
    },
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
    text: 'Obrigado! Vamos chamar você no WhatsApp em até 2 horas, no horário comercial, para marcar a demonstração.',
  },
  waiting: {
    title: 'Pedido guardado',
    text: 'Não conseguimos enviar agora. O pedido está guardado neste navegador e segue sozinho assim que a conexão voltar.',
  },
  failure: { title: 'Erro no envio', text: 'Tente novamente em alguns instantes.' },
  endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' },
} as const satisfies FormDefinition
