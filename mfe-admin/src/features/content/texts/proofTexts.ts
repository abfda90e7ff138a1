import { type CollectionText, sample } from './CollectionText.ts'

/** What writers read about who vouches for the agency. */
export const proofTexts = {
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
  views: {
    title: 'Leituras dos artigos',
    help: 'Quantas vezes cada artigo foi lido, pelo nome no endereço. Aparecem nos cartões do blog.',
    fields: {
      sample,
      articles: { title: 'Artigos', help: 'O nome é o fim do endereço do artigo.' },
      'articles.*': { title: 'Leituras', help: 'Como 1,2 mil.' },
    },
  },
} satisfies Record<string, CollectionText>
