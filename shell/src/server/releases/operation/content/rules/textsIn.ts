import { picture } from '@site/contracts/picture'
import * as v from 'valibot'

/** From how many characters on a field of a remote's holds an article in Markdown, as the desk's form has it. */
const ARTICLE = 5_000

/** A text in a collection, with its path: `items.0.name`. */
export type FieldText = { field: string; text: string; isMarkdown: boolean }

const part = v.object({
  properties: v.optional(v.record(v.string(), v.unknown())),
  items: v.optional(v.unknown()),
  maxLength: v.optional(v.number()),
})

/** All texts of a collection, in their order. What belongs to a picture is no text. */
export function textsIn(value: unknown, schema: unknown, field = ''): FieldText[] {
  const { properties = {}, items, maxLength = 0 } = v.is(part, schema) ? schema : {}
  if (typeof value === 'string') return [{ field, text: value, isMarkdown: maxLength >= ARTICLE }]
  if (typeof value !== 'object' || value === null || v.is(picture, value)) return []
  const at = (name: string | number) => (field === '' ? String(name) : `${field}.${name}`)
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, items, at(index)))
  return Object.entries(value).flatMap(([name, own]) => textsIn(own, properties[name], at(name)))
}
