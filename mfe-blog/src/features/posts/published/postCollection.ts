import { picture } from '@site/contracts/picture'
import { withNames } from '@site/contracts/textFields'
import * as v from 'valibot'
import { categories } from '../categories.ts'

const EMPTY = 'está vazio.'
const text = (most: number) =>
  v.pipe(v.string(EMPTY), v.trim(), v.nonEmpty(EMPTY), v.maxLength(most, `pode ter no máximo ${most} caracteres.`))
const day = v.pipe(
  v.string(EMPTY),
  v.isoDate('não é um dia.'),
  // Typed as 30/11/26 it would be the oldest of all.
  v.check((written) => written >= '2000', 'está em um ano antigo demais: escreva o ano com quatro números.'),
)

const post = v.object({
  title: v.pipe(text(100), v.title('Título'), v.description('O que o artigo responde, em poucas palavras.')),
  slug: v.pipe(
    text(80),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'só pode ter letras minúsculas sem acento, números e hífens.'),
    v.title('Fim do endereço'),
    v.description('Como “vitrine-de-natal”: letras minúsculas, números e hífens. Não mude depois de publicar.'),
  ),
  excerpt: v.pipe(text(240), v.title('Resumo'), v.description('Aparece nos cartões e no topo do artigo.')),
  category: v.pipe(
    withNames(
      v.picklist(
        categories.map(({ name }) => name),
        'não é uma das categorias.',
      ),
      Object.fromEntries(categories.map(({ name, slug }) => [name, `blogTexts.categoryTexts.${slug}.name`])),
    ),
    v.title('Categoria'),
    v.description('Onde o artigo aparece no blog.'),
  ),
  tags: v.pipe(
    v.array(v.pipe(text(40), v.title('Assunto'), v.description('Uma ou duas palavras.'))),
    v.minLength(1, 'precisa de pelo menos um.'),
    v.maxLength(8, 'pode ter no máximo 8.'),
    v.title('Assuntos'),
    v.description('De um a oito. A busca do blog também os encontra.'),
  ),
  author: v.pipe(text(60), v.title('Quem escreveu'), v.description('Nome, ou nome e sobrenome.')),
  date: v.pipe(day, v.title('Dia da publicação'), v.description('A lista do blog é ordenada por ele.')),
  updated: v.pipe(v.optional(day), v.title('Dia da última mudança'), v.description('Pode ficar vazio.')),
  featured: v.pipe(
    v.optional(v.boolean(), false),
    v.title('Destacar no topo do blog'),
    v.description('Aparecem até três, os mais novos.'),
  ),
  cover: v.pipe(
    v.optional(
      v.object(
        {
          picture: v.pipe(
            picture,
            v.title('Foto'),
            v.description('Deitada fica melhor: a capa é mais larga do que alta.'),
          ),
          alt: v.pipe(
            text(200),
            v.title('O que a foto mostra'),
            v.description('Para quem não a vê: uma frase, como “Vitrine com luzes de Natal”.'),
          ),
        },
        'a foto e a frase que diz o que ela mostra andam juntas.',
      ),
    ),
    v.title('Capa'),
    v.description(
      'A foto do artigo, nos cartões e no topo dele. Um post que veio com o site pode ficar com o desenho dele.',
    ),
  ),
  body: v.pipe(text(60_000), v.title('Artigo'), v.description('Subtítulos começam com ##.')),
  seoTitle: v.pipe(
    v.optional(text(65)),
    v.title('Título para o Google'),
    v.description('Pode ficar vazio: então é o título.'),
  ),
  seoDescription: v.pipe(
    v.optional(text(160)),
    v.title('Descrição para o Google'),
    v.description('Pode ficar vazio: então é o resumo.'),
  ),
})

/** The posts that writers publish without a build, beside those of the repository. */
export const postCollection = v.pipe(
  v.object({
    items: v.pipe(
      v.array(v.pipe(post, v.title('Post'), v.description('Um artigo com foto.'))),
      v.maxLength(500, 'pode ter no máximo 500.'),
      v.check(
        (posts) => new Set(posts.map(({ slug }) => slug)).size === posts.length,
        'tem dois posts com o mesmo endereço.',
      ),
      v.title('Posts'),
      v.description('A lista do blog é ordenada pelo dia.'),
    ),
  }),
  v.title('Posts do blog'),
  v.description('Artigos com foto, no ar em segundos, e os que vieram com o site.'),
)

export type PublishedPost = v.InferOutput<typeof post>
