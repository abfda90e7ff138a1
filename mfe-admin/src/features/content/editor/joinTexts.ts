import { fieldsOf } from '../fields/FieldSchema.ts'

type Texts = {
  /** What she has written. */
  own: unknown
  /** What she and the other began with. */
  former: unknown
  /** What the other has published or kept meanwhile. */
  other: unknown
}

/**
 * One's own text with what only the other has changed: field by field, and in a list entry by entry, as far as it is plain which one
 * is which. What both have changed is one's own.
 */
export function joinTexts({ own, former, other }: Texts): unknown {
  if (isSame(other, former) || isSame(own, other)) return own
  if (isSame(own, former)) return other
  if (hasFields(own) && hasFields(other)) return joinFields(fieldsOf(own), fieldsOf(former), fieldsOf(other))
  const before = former ?? []
  if (!Array.isArray(own) || !Array.isArray(before) || !Array.isArray(other)) return own
  const named = [own, before, other].map(entriesBySlug)
  const [mine, known, theirs] = named.every(Boolean) ? named : [own, before, other].map((list) => inPlace(list, before))
  return mine && known && theirs ? Object.values(joinFields(mine, known, theirs)) : own
}

type Fields = Readonly<Record<string, unknown>>

function joinFields(own: Fields, former: Fields, other: Fields): Fields {
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])]
  const joined = names.map((name) => {
    return [name, joinTexts({ own: own[name], former: former[name], other: other[name] })] as const
  })
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined))
}

/** A list's entries by their `slug`; undefined where one has none, or two have the same. */
function entriesBySlug(list: readonly unknown[]): Fields | undefined {
  // Named by more than digits, which an object would sort first.
  const named = list.map((entry) => [`slug ${fieldsOf(entry).slug || ''}`, entry] as const)
  const fields = Object.fromEntries(named)
  return 'slug ' in fields || Object.keys(fields).length < list.length ? undefined : fields
}

/** A list's entries by their places; undefined where entries were added, taken away or moved. */
function inPlace(list: readonly unknown[], former: readonly unknown[]): Fields | undefined {
  const places = former.map((entry) => JSON.stringify(entry))
  const hasMoved = list.some((entry, index) => {
    const text = JSON.stringify(entry)
    return places.includes(text) && places[index] !== text
  })
  return hasMoved || list.length !== former.length ? undefined : { ...list }
}

/** Whether it is made of fields that stand for themselves: a picture's belong together. */
const hasFields = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('sources' in value)
const isSame = (one: unknown, another: unknown) => JSON.stringify(one) === JSON.stringify(another)
