import { type FieldSchema, fieldsOf, isPicture } from '../fields/FieldSchema.ts'

/** A field that says something else in another text. */
export type Difference = { path: string; own: string; other: string }

/** What the form shows of a value, by path: no field that only programs read. */
function leavesOf(value: unknown, schema: FieldSchema | undefined, path = ''): [string, string][] {
  if (value === undefined) return []
  if (schema && isPicture(schema)) return [[path, `foto ${nameOf(fieldsOf(value).src)}`]]
  if (typeof value === 'boolean') return [[path, value ? 'sim' : 'não']]
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  const { properties, items, additionalProperties } = schema ?? {}
  const ofOthers = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return Object.entries(value).flatMap(([name, field]) => {
    if (properties && !properties[name]) return []
    return leavesOf(field, items ?? properties?.[name] ?? ofOthers, path ? `${path}.${name}` : name)
  })
}

/** The beginning of a photo's name, which tells it from others. */
const nameOf = (src: unknown) => String(src).split('/').at(-1)?.slice(0, 6) ?? ''

/** Where two texts differ, in the order of the first. */
export function differencesOf(own: unknown, other: unknown, schema: FieldSchema): Difference[] {
  const [ofOwn, ofOther] = [new Map(leavesOf(own, schema)), new Map(leavesOf(other, schema))]
  return [...new Set([...ofOwn.keys(), ...ofOther.keys()])].flatMap((path) => {
    const [one = '', another = ''] = [ofOwn.get(path), ofOther.get(path)]
    return one === another ? [] : [{ path, own: one, other: another }]
  })
}
