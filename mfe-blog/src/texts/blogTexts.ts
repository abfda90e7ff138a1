import { entryText, group, list, searchTexts, text } from '@site/contracts/textFields'
import * as v from 'valibot'
import { categories } from '../features/posts/categories.ts'
import { categoryTexts } from './categoryTexts.ts'

const count = (name: string, usual: number) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.number('precisa ser um número.'),
        v.integer('precisa ser um número inteiro.'),
        v.minValue(0, 'não pode ser negativo.'),
        v.maxValue(9_999, 'pode ser no máximo 9999.'),
      ),
      usual,
    ),
    v.title(name),
    v.description('O número ao lado da categoria.'),
  )

/** What the agency says around its articles. */
export const blogTexts = v.pipe(
  v.object({
    hero: group('Topo', 'O começo da página do blog.', {
      title: text('Título', 'No topo da página.', 70, 'Ideias práticas para o seu negócio vender mais'),
      text: text(
        'Texto',
        'Abaixo do título.',
        160,
        'Google, anúncios, delivery e WhatsApp explicados para quem cuida da loja e não tem tempo a perder.',
      ),
    }),
    services: group('Serviços', 'Os quatro cartões entre a busca e os artigos.', {
      title: text('Título', 'Acima dos cartões.', 60, 'Precisa de ajuda agora?'),
      sites: text('Criação de Sites', 'Uma frase no cartão.', 80, 'Feito para o celular, com o WhatsApp à mão.'),
      ads: text(
        'Tráfego Pago',
        'Uma frase no cartão.',
        80,
        'Anúncios no Google, na Meta e no YouTube, medidos em vendas.',
      ),
      google: text('Google Meu Negócio', 'Uma frase no cartão.', 80, 'Sua loja no mapa de quem procura no bairro.'),
      agent: text(
        'Agente de IA no WhatsApp',
        'Uma frase no cartão.',
        80,
        'Atende e vende 24 horas por dia no número que você já usa.',
      ),
    }),
    categories: group(
      'Categorias',
      'Quantos artigos cada categoria tem.',
      Object.fromEntries(categories.map(({ name, slug, count: usual }) => [slug, count(name, usual)])),
    ),
    categoryTexts,
    topics: list(
      'Assuntos populares',
      'Cada um abre a busca por essa palavra. Escolha palavras que os artigos usam.',
      entryText('Assunto', 'Uma ou duas palavras.', 24),
      {
        most: 12,
        usual: ['Google', 'WhatsApp', 'Delivery', 'Avaliações', 'Agendamento', 'Cardápio', 'Site', 'Redes sociais'],
      },
    ),
    help: text(
      'Cartão de ajuda',
      'Ao lado dos artigos, acima do botão de WhatsApp.',
      140,
      'Conte do que o seu negócio precisa. Respondemos em até {resposta}, no horário comercial.',
    ),
    closing: group('Chamada final', 'O convite no fim da lista e dos artigos.', {
      title: text('Título', 'Para quem leu até o fim.', 60, 'Chega de só ler. Vamos colocar no ar?'),
      offer: text('Começo do texto', 'O link para a garantia vem depois dele.', 80, 'Seu site no ar em {prazo}, com'),
      text: text('Fim do texto', 'Depois do link para a garantia.', 100, 'São mais de {sites} sites entregues.'),
    }),
    search: searchTexts(
      'Blog de marketing digital para negócios locais',
      'Guias práticos de marketing digital para restaurantes, petshops, clínicas e lojas de bairro: Google, anúncios, redes sociais e WhatsApp, sem enrolação.',
    ),
    feed: text(
      'Para leitores de RSS',
      'Descreve o blog em programas que avisam de artigos novos.',
      160,
      'Marketing digital para pequenos negócios: sites, Google, anúncios e WhatsApp, com passo a passo e contas.',
    ),
  }),
  v.title('Blog'),
  v.description('Os textos ao redor dos artigos.'),
)

export type BlogTexts = v.InferOutput<typeof blogTexts>
