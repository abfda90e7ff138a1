import * as v from 'valibot'

/** The part of JSON Schema that collections use. */
export type FieldSchema = {
  type?: string | undefined
  title?: string | undefined
  description?: string | undefined
  properties?: Record<string, FieldSchema> | undefined
  required?: string[] | undefined
  items?: FieldSchema | undefined
  additionalProperties?: FieldSchema | boolean | undefined
  enum?: string[] | undefined
  /** Where the names of its options are: `pageTexts.topics.news.name`. */
  names?: Record<string, string> | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  format?: string | undefined
  /** What the site says without a writer. */
  default?: unknown
  /** Entries that come with the release. */
  released?: unknown
}

const number = v.optional(v.number())

/** Checks a schema from the server. */
export const fieldSchema: v.GenericSchema<unknown, FieldSchema> = v.object({
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => fieldSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => fieldSchema)),
  additionalProperties: v.optional(v.union([v.boolean(), v.lazy(() => fieldSchema)])),
  enum: v.optional(v.array(v.string())),
  names: v.optional(v.record(v.string(), v.string())),
  minLength: number,
  maxLength: number,
  minItems: number,
  maxItems: number,
  format: v.optional(v.string()),
  default: v.optional(v.unknown()),
  released: v.optional(v.unknown()),
})

/** What a new entry of a list begins with. */
export function emptyValue({ type, properties = {}, required = [], enum: choices }: FieldSchema): unknown {
  if (choices) return choices[0]
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type !== 'object') return ''
  if (isPicture({ properties })) return undefined
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.map(([name, schema]) => [name, emptyValue(schema)]))
}

/** True for a picture, by what it has and nothing else does. */
export const isPicture = ({ properties = {} }: Pick<FieldSchema, 'properties'>): boolean =>
  'src' in properties && 'sources' in properties

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  isRecord(value) && !Array.isArray(value) ? value : {}

/** What is at a path: `topics.news.name`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, step) => fieldsOf(at)[step], value)

/** The entries of a list; none of anything else. */
export const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Makes the next value of the present one: what came in the meantime stays. */
export type Update = (present: unknown) => unknown

/** An object with another value for a field; undefined takes the field away. */
export function withField(value: unknown, name: string, field: unknown): Record<string, unknown> {
  const { [name]: _, ...others } = fieldsOf(value)
  return field === undefined ? others : { ...fieldsOf(value), [name]: field }
}
