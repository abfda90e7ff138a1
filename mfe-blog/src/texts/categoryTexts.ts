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
  v.rawCheck(({ dataset: { typed, value }, addIssue }) => {
    const repeated = typed && repeatedName(value)
    if (repeated) addIssue(repeated)
  }),
)

/** The first category that is called like another one, which keeps its name if it is the usual one. */
function repeatedName(texts: Readonly<Record<string, { name: string }>>) {
  const isUsual = (slug: string, name: string) => categories.some((one) => one.slug === slug && one.name === name)
  const inTurn = Object.entries(texts).toSorted(
    ([slug, { name }], [other, { name: otherName }]) => Number(isUsual(other, otherName)) - Number(isUsual(slug, name)),
  )
  const taken = new Set<string>()
  for (const [slug, value] of inTurn) {
    const { name } = value
    if (taken.has(foldText(name))) {
      const object = { type: 'object', origin: 'value' } as const
      return {
        message: `já é o nome de outra categoria: “${name}”. Escolha outro.`,
        path: [
          { ...object, input: texts, key: slug, value },
          { ...object, input: value, key: 'name', value: name },
        ] satisfies [v.ObjectPathItem, v.ObjectPathItem],
      }
    }
    taken.add(foldText(name))
  }
  return undefined
}
