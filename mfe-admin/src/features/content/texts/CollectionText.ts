import type { FieldSchema } from '../fields/FieldSchema.ts'

/** What a writer reads about a field. */
export type FieldText = {
  title: string
  help: string
  /** What the values of a choice mean. */
  options?: Readonly<Record<string, string>>
  /** A text of several lines. */
  isLong?: true
}

/** What a writer reads about a collection. Fields by path, with `*` for an entry of a list. */
export type CollectionText = { title: string; help: string; fields: Readonly<Record<string, FieldText>> }

/** The mark of what an operator has not replaced yet. */
export const sample: FieldText = {
  title: 'Ainda é um exemplo',
  help: 'Enquanto estiver marcado, o site de teste avisa que este texto não é de verdade.',
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
