import type { CollectionText } from './CollectionText.ts'

const days = { Mo: 'Segunda', Tu: 'Terça', We: 'Quarta', Th: 'Quinta', Fr: 'Sexta', Sa: 'Sábado', Su: 'Domingo' }

/** What writers read about when and where the agency is reached. */
export const agencyTexts = {
  hours: {
    title: 'Horário de atendimento',
    help: 'No horário de São Paulo. Aparece no rodapé, em Contato e nas respostas; feriados nacionais já são exceção.',
    fields: {
      items: { title: 'Horários', help: 'Um para cada faixa de dias, na ordem da semana.' },
      'items.*': { title: 'Horário', help: 'Os dias que abrem e fecham na mesma hora.' },
      'items.*.first': { title: 'Do dia', help: 'O primeiro dia da faixa.', options: days },
      'items.*.last': { title: 'Até o dia', help: 'O último dia da faixa. Para um só dia, o mesmo.', options: days },
      'items.*.opens': { title: 'Abre às', help: 'Como 08:00.' },
      'items.*.closes': { title: 'Fecha às', help: 'Como 18:00.' },
    },
  },
  agency: {
    title: 'Dados da agência',
    help: 'Nome, contatos e endereço. Aparecem no topo, no rodapé, em Contato e em cada botão de WhatsApp.',
    fields: {
      brand: { title: 'Nome', help: 'Como os clientes chamam a agência.' },
      legalName: { title: 'Razão social', help: 'Como está no CNPJ. Aparece no rodapé e na privacidade.' },
      cnpj: { title: 'CNPJ', help: 'Com pontos e traços: 00.000.000/0001-00.' },
      whatsAppNumber: { title: 'WhatsApp', help: 'Só números, com o código do país: 5511900000000.' },
      phone: { title: 'Telefone', help: 'Com + e o código do país: +551140000000.' },
      email: { title: 'E-mail', help: 'Para onde os clientes escrevem.' },
      address: { title: 'Endereço', help: 'Onde a agência fica. Aparece no rodapé e em Contato.' },
      'address.street': { title: 'Rua e número', help: 'Como “Rua de Exemplo, 100”.' },
      'address.district': { title: 'Bairro', help: 'Sem a cidade.' },
      'address.city': { title: 'Cidade', help: 'Também diz onde há visitas.' },
      'address.state': { title: 'Estado', help: 'Duas letras, como SP.' },
      'address.postalCode': { title: 'CEP', help: 'Como 01000-000.' },
      social: { title: 'Rede social', help: 'O perfil a que o rodapé leva.' },
      'social.name': { title: 'Nome da rede', help: 'Como “Instagram”.' },
      'social.url': { title: 'Endereço do perfil', help: 'Começa com https://' },
      slogan: { title: 'Frase do rodapé', help: 'Abaixo do nome, no fim de cada página. Pode ficar vazia.' },
    },
  },
  numbers: {
    title: 'Números e prazos',
    help: 'Cada número fica em um só lugar e muda em todas as páginas que o dizem.',
    fields: {
      siteDays: { title: 'Prazo do site, em dias', help: 'Nos textos: {prazo}, ou {prazoEmHoras}.' },
      briefingMinutes: { title: 'Duração do briefing, em minutos', help: 'Nos textos: {briefing}.' },
      replyHours: { title: 'Resposta no WhatsApp, em horas', help: 'No horário comercial. Nos textos: {resposta}.' },
      sites: { title: 'Sites entregues', help: 'Aparece com um + depois dele. Nos textos: {sites}.' },
      visitingCountries: { title: 'Países que visitam os sites', help: 'Nos textos: {paisesQueVisitam}.' },
      clientCountries: { title: 'Países com clientes', help: 'Nos textos: {paises}.' },
      founded: { title: 'Ano do primeiro site', help: 'Nos textos: {ano}.' },
      agentStepHours: {
        title: 'Etapa do agente de IA, em horas',
        help: 'São três etapas. Nos textos: {etapaDoAgente}, {etapaEmHoras}, e {prazoDoAgente} para as três.',
      },
      emailHours: {
        title: 'Proposta por e-mail, em horas',
        help: 'Contadas nos dias de atendimento. Nos textos: {proposta}.',
      },
      agentsPerMonth: { title: 'Agentes por mês', help: 'Quantos são aceitos. Nos textos: {vagas}.' },
    },
  },
} satisfies Record<string, CollectionText>
