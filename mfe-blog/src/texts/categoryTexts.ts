import { group, text } from '@site/contracts/textFields'
import * as v from 'valibot'
import { type Category, categories, foldText } from '../features/posts/categories.ts'

const optional = (title: string, help: string, most: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, `pode ter no máximo ${most} caracteres.`))),
    v.title(title),
    v.description(`Pode ficar vazio: então é ${help}.`),
  )

const about = ({ name, slug }: Category) =>
  group(name, `O que se lê em /blog?category=${slug}.`, {
    name: text('Nome', 'Em botões, etiquetas e títulos.', 24, name),
    title: optional('Título para o Google', '“Artigos sobre” e o nome', 60),
    description: optional('Descrição para o Google', 'uma frase sobre o blog, com o nome', 200),
  })

/** What the agency calls its categories. Posts and addresses know them by what never changes. */
export const categoryTexts = v.pipe(
  group(
    'Nomes das categorias',
    'Como cada uma se chama no blog e no Google. O endereço dela não muda, e os artigos continuam nela.',
    Object.fromEntries(categories.map((category) => [category.slug, about(category)])),
  ),
  v.check((texts) => haveNamesOfTheirOwn(texts), 'tem duas categorias com o mesmo nome.'),
)

function haveNamesOfTheirOwn(texts: Readonly<Record<string, { name: string }>>): boolean {
  const names = Object.values(texts).map(({ name }) => foldText(name))
  return new Set(names).size === names.length
}
