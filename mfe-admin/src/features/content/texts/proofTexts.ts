import { type CollectionText, sample } from './CollectionText.ts'

/** What writers read about who vouches for the agency. */
export const proofTexts = {
  testimonials: {
    title: 'Depoimentos',
    help: 'Mensagens de clientes, com a resposta. Aparecem na página inicial.',
    fields: {
      sample,
      items: { title: 'Depoimentos', help: 'Na ordem em que aparecem. Sem nenhum, a seção não é mostrada.' },
      'items.*': { title: 'Depoimento', help: 'Uma mensagem com a resposta da agência.' },
      'items.*.name': { title: 'Nome', help: 'Como o cliente quer ser chamado.' },
      'items.*.business': { title: 'Negócio e cidade', help: 'Como “petshop em Recife”.' },
      'items.*.initials': { title: 'Iniciais', help: 'Até três letras, no lugar da foto.' },
      'items.*.time': { title: 'Hora da mensagem', help: 'Como 19:42.' },
      'items.*.text': { title: 'Mensagem', help: 'Nas palavras do cliente, com a licença dele.', isLong: true },
      'items.*.answer': { title: 'Resposta', help: 'O que a agência respondeu, em uma frase.' },
      'items.*.first': {
        title: 'Citar também no topo da página inicial',
        help: 'Marque uma só. Aparece ao lado dos números.',
      },
    },
  },
  successCases: {
    title: 'Casos de sucesso',
    help: 'O que mudou para clientes, em números. Aparecem na página inicial e no blog.',
    fields: {
      sample,
      items: { title: 'Casos', help: 'Na ordem em que aparecem.' },
      'items.*': { title: 'Caso', help: 'O que mudou para um cliente.' },
      'items.*.business': {
        title: 'Tipo de negócio',
        help: 'Como “Restaurante”. Serviços mostra o caso do ramo de cada seção.',
      },
      'items.*.story': { title: 'O que foi feito', help: 'Em uma ou duas frases.', isLong: true },
      'items.*.results': { title: 'Resultados', help: 'De um a quatro números.' },
      'items.*.results.*': { title: 'Resultado', help: 'Um número e o que ele mede.' },
      'items.*.results.*.value': { title: 'Número', help: 'Como +65%.' },
      'items.*.results.*.label': { title: 'Do quê', help: 'Como “pedidos pelo site”.' },
    },
  },
  deliveries: {
    title: 'Sites entregues',
    help: 'Sites de clientes, com o antes e o depois. Aparecem na página inicial.',
    fields: {
      sample,
      sites: { title: 'Sites', help: 'Na ordem em que aparecem.' },
      'sites.*': { title: 'Site', help: 'Um site entregue, com a licença do cliente.' },
      'sites.*.name': { title: 'Nome', help: 'O nome do negócio.' },
      'sites.*.business': { title: 'Tipo de negócio', help: 'Como “Petshop”.' },
      'sites.*.kind': {
        title: 'Desenho',
        help: 'O desenho que acompanha o site.',
        options: {
          food: 'Comida',
          pets: 'Petshop',
          health: 'Saúde',
          repair: 'Oficina',
          homes: 'Imóveis',
          shop: 'Loja',
        },
      },
      'sites.*.headline': { title: 'Título do site', help: 'O que o site diz no topo.' },
      'sites.*.button': { title: 'Texto do botão', help: 'O que o botão do site diz.' },
      'sites.*.before': { title: 'Antes', help: 'Como era sem o site, em uma frase.' },
      'sites.*.after': { title: 'Depois', help: 'O que mudou, em uma frase.' },
      'sites.*.drawn': { title: 'Nome do retrato do site', help: 'Deixe como está: é um arquivo do site.' },
    },
  },
  team: {
    title: 'Equipe',
    help: 'Quem responde por quê. Aparece em Sobre.',
    fields: {
      sample,
      people: { title: 'Pessoas', help: 'Na ordem em que aparecem.' },
      'people.*': { title: 'Pessoa', help: 'Quem trabalha na agência.' },
      'people.*.name': { title: 'Nome', help: 'Nome e sobrenome.' },
      'people.*.role': { title: 'O que faz', help: 'Como “Anúncios”.' },
      'people.*.answers': { title: 'Pelo que responde', help: 'Como “pelo resultado das campanhas”.' },
    },
  },
  story: {
    title: 'História',
    help: 'Como a agência começou, nas palavras de quem a fundou. Aparece em Sobre.',
    fields: {
      sample,
      title: { title: 'Título', help: 'Também é o título na página inicial.' },
      paragraphs: { title: 'Parágrafos', help: 'De um a quatro, na página inicial.' },
      'paragraphs.*': { title: 'Parágrafo', help: 'Nas palavras de quem fundou.', isLong: true },
      milestones: { title: 'Linha do tempo', help: 'Na ordem do tempo. Sem nenhum, a linha não é mostrada.' },
      'milestones.*': { title: 'Marco', help: 'Um momento da história.' },
      'milestones.*.when': { title: 'Quando', help: 'Como “2020” ou “Hoje”.' },
      'milestones.*.what': { title: 'O quê', help: 'O que aconteceu, em uma frase.' },
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
