import type { FieldSchema } from '../fields/FieldSchema.ts'
import type { SiteCollection } from '@site/contracts/siteContent'

/** What a writer reads about a field. */
export type FieldText = {
  title: string
  help?: string
  /** What the values of a choice mean. */
  options?: Readonly<Record<string, string>>
  /** A text of several lines. */
  isLong?: true
}

/** What a writer reads about a collection. Fields by path, with `*` for an entry of a list. */
export type CollectionText = { title: string; help: string; fields: Readonly<Record<string, FieldText>> }

const sample: FieldText = {
  title: 'Ainda é um exemplo',
  help: 'Enquanto estiver marcado, o site de teste avisa que este texto não é de verdade.',
}
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
const days = { Mo: 'Segunda', Tu: 'Terça', We: 'Quarta', Th: 'Quinta', Fr: 'Sexta', Sa: 'Sábado', Su: 'Domingo' }

const guarantee: Readonly<Record<string, FieldText>> = {
  figure: { title: 'Número em destaque', help: 'Como “1 dia” ou “R$ 0 de multa”.' },
  title: { title: 'Título' },
  claim: { title: 'Promessa em uma frase', help: 'Com estas palavras em todo lugar onde é feita.', isLong: true },
  forWhom: { title: 'Para quem vale', isLong: true },
  conditions: { title: 'Condições' },
  'conditions.*': { title: 'Condição', isLong: true },
  otherwise: { title: 'Se a promessa não for cumprida', isLong: true },
}
const named = {
  siteDelivery: 'Entrega do site',
  agentDelivery: 'Entrega do agente de IA',
  returnOnInvestment: 'Retorno do investimento',
  moreSales: 'Mais vendas com anúncios',
  freeToLeave: 'Sem fidelidade',
  roundTheClock: 'Suporte a qualquer hora',
}

/** What writers read about each collection, in the order in which they are listed. */
export const collectionTexts: Readonly<Record<SiteCollection, CollectionText>> = {
  prices: {
    title: 'Preços',
    help: 'O menor preço de cada serviço. Aparece em Serviços, nas respostas do chat e nos dados que o Google lê.',
    fields: {
      sample,
      items: { title: 'Serviços', help: 'Na ordem em que aparecem.' },
      'items.*': { title: 'Serviço' },
      'items.*.name': { title: 'Nome' },
      'items.*.from': { title: 'A partir de (R$)', help: 'Em reais inteiros, sem centavos.' },
      'items.*.per': per,
      'items.*.includes': { title: 'O que inclui', isLong: true },
      'items.*.guarantee': repeated,
      afterwards: { title: 'Depois da entrega' },
      'afterwards.*': { title: 'Assunto' },
      'afterwards.*.title': { title: 'Título' },
      'afterwards.*.text': { title: 'Texto', isLong: true },
      'afterwards.*.guarantee': repeated,
    },
  },
  offer: {
    title: 'O que o site inclui',
    help: 'A única lista do que o preço inclui e do que é vendido à parte. Páginas, termos e chat são feitos dela.',
    fields: {
      sample,
      briefing: { title: 'O que o cliente leva para o briefing', isLong: true },
      payment: { title: 'Formas de pagamento', isLong: true },
      included: { title: 'Incluído no preço' },
      'included.*': { title: 'Item' },
      'included.*.feature': feature,
      'included.*.name': { title: 'O que é' },
      apart: { title: 'Vendido à parte' },
      'apart.*': { title: 'Item' },
      'apart.*.feature': feature,
      'apart.*.name': { title: 'O que é' },
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
          [name, { title }],
          ...Object.entries(guarantee).map(([field, text]) => [`${name}.${field}`, text] as const),
        ]),
      ),
    },
  },
  testimonials: {
    title: 'Depoimentos',
    help: 'Mensagens de clientes, com a resposta. Aparecem na página inicial.',
    fields: {
      sample,
      items: { title: 'Depoimentos', help: 'Na ordem em que aparecem. Sem nenhum, a seção não é mostrada.' },
      'items.*': { title: 'Depoimento' },
      'items.*.name': { title: 'Nome' },
      'items.*.business': { title: 'Negócio e cidade', help: 'Como “petshop em Recife”.' },
      'items.*.initials': { title: 'Iniciais' },
      'items.*.time': { title: 'Hora da mensagem', help: 'Como 19:42.' },
      'items.*.text': { title: 'Mensagem', isLong: true },
      'items.*.answer': { title: 'Resposta' },
      'items.*.first': { title: 'Citar também no topo da página inicial' },
    },
  },
  successCases: {
    title: 'Casos de sucesso',
    help: 'O que mudou para clientes, em números. Aparecem na página inicial e no blog.',
    fields: {
      sample,
      items: { title: 'Casos' },
      'items.*': { title: 'Caso' },
      'items.*.business': { title: 'Tipo de negócio' },
      'items.*.story': { title: 'O que foi feito', isLong: true },
      'items.*.results': { title: 'Resultados' },
      'items.*.results.*': { title: 'Resultado' },
      'items.*.results.*.value': { title: 'Número', help: 'Como +65%.' },
      'items.*.results.*.label': { title: 'Do quê' },
    },
  },
  deliveries: {
    title: 'Sites entregues',
    help: 'Sites de clientes, com o antes e o depois. Aparecem na página inicial.',
    fields: {
      sample,
      sites: { title: 'Sites' },
      'sites.*': { title: 'Site' },
      'sites.*.name': { title: 'Nome' },
      'sites.*.business': { title: 'Tipo de negócio' },
      'sites.*.kind': {
        title: 'Desenho',
        options: {
          food: 'Comida',
          pets: 'Petshop',
          health: 'Saúde',
          repair: 'Oficina',
          homes: 'Imóveis',
          shop: 'Loja',
        },
      },
      'sites.*.headline': { title: 'Título do site' },
      'sites.*.button': { title: 'Texto do botão' },
      'sites.*.before': { title: 'Antes' },
      'sites.*.after': { title: 'Depois' },
      'sites.*.drawn': { title: 'Nome do retrato do site', help: 'Deixe como está: é um arquivo do site.' },
    },
  },
  team: {
    title: 'Equipe',
    help: 'Quem responde por quê. Aparece em Sobre.',
    fields: {
      sample,
      people: { title: 'Pessoas' },
      'people.*': { title: 'Pessoa' },
      'people.*.name': { title: 'Nome' },
      'people.*.role': { title: 'O que faz' },
      'people.*.answers': { title: 'Pelo que responde' },
    },
  },
  story: {
    title: 'História',
    help: 'Como a agência começou, nas palavras de quem a fundou. Aparece em Sobre.',
    fields: {
      sample,
      title: { title: 'Título' },
      paragraphs: { title: 'Parágrafos' },
      'paragraphs.*': { title: 'Parágrafo', isLong: true },
      milestones: { title: 'Linha do tempo' },
      'milestones.*': { title: 'Marco' },
      'milestones.*.when': { title: 'Quando' },
      'milestones.*.what': { title: 'O quê' },
    },
  },
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
  views: {
    title: 'Leituras dos artigos',
    help: 'Quantas vezes cada artigo foi lido, pelo nome no endereço. Aparecem nos cartões do blog.',
    fields: {
      sample,
      articles: { title: 'Artigos', help: 'O nome é o fim do endereço do artigo.' },
      'articles.*': { title: 'Leituras', help: 'Como 1,2 mil.' },
    },
  },
}

/** The texts of a field, by its path in a value: `items.0.name`. */
export function fieldText({ fields }: Pick<CollectionText, 'fields'>, path: string): FieldText | undefined {
  return fields[path] ?? fields[path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')]
}

/** Where a field is, for a writer: `Preços › Serviços › 2 › Nome`. */
export function placeOf(text: CollectionText, schema: FieldSchema, path: string): string {
  const steps = path === '' ? [] : path.split('.')
  let at: FieldSchema | undefined = schema
  const names = steps.map((step, index) => {
    at = at?.items ?? at?.properties?.[step]
    if (/^\d+$/.test(step)) return String(Number(step) + 1)
    return fieldText(text, steps.slice(0, index + 1).join('.'))?.title ?? at?.title ?? step
  })
  return [text.title, ...names].join(' › ')
}
