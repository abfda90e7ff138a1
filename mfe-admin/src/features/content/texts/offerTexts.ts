import { type CollectionText, type FieldText, sample } from './CollectionText.ts'

const repeated: FieldText = {
  title: 'Garantia que este texto repete',
  help: 'O link para as condições aparece ao lado.',
  options: {
    '': 'Nenhuma',
    siteDelivery: 'Entrega do site',
    agentDelivery: 'Entrega do agente',
    returnOnInvestment: 'Retorno do investimento',
    moreSales: 'Mais vendas',
    freeToLeave: 'Sem fidelidade',
    roundTheClock: 'Suporte a qualquer hora',
  },
}
const per: FieldText = {
  title: 'Cobrança',
  help: 'Quando este preço é pago.',
  options: { once: 'Uma vez', month: 'Por mês', year: 'Por ano' },
}
const feature: FieldText = {
  title: 'Recurso a que outras páginas se referem',
  help: 'Escolha só se este item for exatamente esse recurso: o chat e as páginas seguem o que está aqui.',
  options: {
    '': 'Nenhum',
    priceList: 'Cardápio ou tabela de preços',
    domain: 'Domínio e hospedagem',
    orders: 'Cardápio com pedidos',
    booking: 'Agenda online',
    catalogue: 'Catálogo com filtros',
    extraPage: 'Página a mais',
    shop: 'Loja virtual',
    integration: 'Integração com outro sistema',
    changes: 'Mudança depois dos primeiros 30 dias',
    renewal: 'Renovação do domínio',
    agentSetup: 'Implantação do agente',
  },
}
const guarantee: Readonly<Record<string, FieldText>> = {
  figure: { title: 'Número em destaque', help: 'Como “1 dia” ou “R$ 0 de multa”.' },
  title: { title: 'Título', help: 'A promessa em poucas palavras.' },
  claim: { title: 'Promessa em uma frase', help: 'Com estas palavras em todo lugar onde é feita.', isLong: true },
  forWhom: { title: 'Para quem vale', help: 'Quem pode contar com ela.', isLong: true },
  conditions: { title: 'Condições', help: 'De uma a oito, na ordem em que aparecem.' },
  'conditions.*': { title: 'Condição', help: 'Uma condição por frase.', isLong: true },
  otherwise: { title: 'Se a promessa não for cumprida', help: 'O que o cliente recebe, e em que prazo.', isLong: true },
}
const named = {
  siteDelivery: 'Entrega do site',
  agentDelivery: 'Entrega do agente de IA',
  returnOnInvestment: 'Retorno do investimento',
  moreSales: 'Mais vendas com anúncios',
  freeToLeave: 'Sem fidelidade',
  roundTheClock: 'Suporte a qualquer hora',
}

/** What writers read about what is sold, for how much, and with which promise. */
export const offerTexts = {
  prices: {
    title: 'Preços',
    help: 'O menor preço de cada serviço. Aparece em Serviços, nas respostas do chat e nos dados que o Google lê.',
    fields: {
      sample,
      items: { title: 'Serviços', help: 'Na ordem em que aparecem.' },
      'items.*': { title: 'Serviço', help: 'Um serviço com o seu menor preço.' },
      'items.*.name': { title: 'Nome', help: 'Como aparece na lista e no chat.' },
      'items.*.from': { title: 'A partir de (R$)', help: 'Em reais inteiros, sem centavos.' },
      'items.*.per': per,
      'items.*.includes': { title: 'O que inclui', help: 'O que o cliente recebe por esse preço.', isLong: true },
      'items.*.guarantee': repeated,
      afterwards: {
        title: 'Depois da entrega',
        help: 'O que o cliente pergunta depois de pronto. Aparece abaixo dos preços.',
      },
      'afterwards.*': { title: 'Assunto', help: 'Um assunto com a sua resposta.' },
      'afterwards.*.title': { title: 'Título', help: 'Em poucas palavras.' },
      'afterwards.*.text': { title: 'Texto', help: 'Em uma ou duas frases.', isLong: true },
      'afterwards.*.guarantee': repeated,
    },
  },
  offer: {
    title: 'O que o site inclui',
    help: 'A única lista do que o preço inclui e do que é vendido à parte. Páginas, termos e chat são feitos dela.',
    fields: {
      sample,
      briefing: {
        title: 'O que o cliente leva para o briefing',
        help: 'Em uma frase. Aparece em Contato, nas garantias e no chat.',
        isLong: true,
      },
      payment: { title: 'Formas de pagamento', help: 'Em uma frase. O chat responde com ela.', isLong: true },
      included: { title: 'Incluído no preço', help: 'Na ordem em que aparecem.' },
      'included.*': { title: 'Item', help: 'O que o preço do site inclui.' },
      'included.*.feature': feature,
      'included.*.name': { title: 'O que é', help: 'Como “domínio no seu nome”.' },
      apart: { title: 'Vendido à parte', help: 'Na ordem em que aparecem.' },
      'apart.*': { title: 'Item', help: 'O que tem preço próprio.' },
      'apart.*.feature': feature,
      'apart.*.name': { title: 'O que é', help: 'Como “Agenda online”.' },
      'apart.*.from': { title: 'A partir de (R$)', help: 'Em reais inteiros, sem centavos.' },
      'apart.*.per': per,
      'apart.*.deadline': { title: 'Prazo', help: 'Como “5 dias úteis”. Pode ficar vazio.' },
      'apart.*.text': { title: 'O que faz, e para quem', help: 'Pode ficar vazio.', isLong: true },
    },
  },
  guarantees: {
    title: 'Garantias',
    help: 'Cada promessa com as suas condições. Aparece em Garantias, Serviços, Agente de IA e na página inicial.',
    fields: {
      sample,
      ...Object.fromEntries(
        Object.entries(named).flatMap(([name, title]) => [
          [name, { title, help: 'Aparece com estas palavras onde a promessa é feita.' }] as const,
          ...Object.entries(guarantee).map(([field, text]) => [`${name}.${field}`, text] as const),
        ]),
      ),
    },
  },
} satisfies Record<string, CollectionText>
