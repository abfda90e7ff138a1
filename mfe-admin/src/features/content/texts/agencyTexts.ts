import type { CollectionText } from './CollectionText.ts'

const days = { Mo: 'Segunda', Tu: 'Terça', We: 'Quarta', Th: 'Quinta', Fr: 'Sexta', Sa: 'Sábado', Su: 'Domingo' }

/** What writers read about when and where the agency is reached. */
export const agencyTexts = {
  hours: {
    title: 'Horário de atendimento',
    help: 'No horário de São Paulo. Aparece no rodapé, em Contato e nas respostas; feriados nacionais já são exceção.',
    fields: {
      items: { title: 'Horários' },
      'items.*': { title: 'Horário' },
      'items.*.first': { title: 'Do dia', options: days },
      'items.*.last': { title: 'Até o dia', options: days },
      'items.*.opens': { title: 'Abre às', help: 'Como 08:00.' },
      'items.*.closes': { title: 'Fecha às', help: 'Como 18:00.' },
    },
  },
  agency: {
    title: 'Dados da agência',
    help: 'Nome, contatos e endereço. Aparecem no topo, no rodapé, em Contato e em cada botão de WhatsApp.',
    fields: {
      brand: { title: 'Nome' },
      legalName: { title: 'Razão social' },
      cnpj: { title: 'CNPJ' },
      whatsAppNumber: { title: 'WhatsApp', help: 'Só números, com o código do país: 5511900000000.' },
      phone: { title: 'Telefone', help: 'Com + e o código do país: +551140000000.' },
      email: { title: 'E-mail' },
      address: { title: 'Endereço' },
      'address.street': { title: 'Rua e número' },
      'address.district': { title: 'Bairro' },
      'address.city': { title: 'Cidade' },
      'address.state': { title: 'Estado', help: 'Duas letras, como SP.' },
      'address.postalCode': { title: 'CEP', help: 'Como 01000-000.' },
      social: { title: 'Rede social' },
      'social.name': { title: 'Nome da rede' },
      'social.url': { title: 'Endereço do perfil', help: 'Começa com https://' },
    },
  },
} satisfies Record<string, CollectionText>
