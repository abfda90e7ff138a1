/** The part of JSON Schema that collections use. */
type Part = {
  title?: unknown
  description?: unknown
  properties?: Readonly<Record<string, unknown>>
  items?: unknown
}

/** The fields of a collection that have no title or no description, which a writer reads beside them. What belongs to a picture is none. */
export function fieldsWithoutWords(schema: unknown, path: string): string[] {
  const { title, description, properties = {}, items }: Part = Object(schema)
  const own = title && description ? [] : [path]
  if ('src' in properties && 'sources' in properties) return own
  const below = Object.entries(properties).flatMap(([name, field]) => fieldsWithoutWords(field, `${path}.${name}`))
  return [...own, ...below, ...(items === undefined ? [] : fieldsWithoutWords(items, `${path}.*`))]
}
