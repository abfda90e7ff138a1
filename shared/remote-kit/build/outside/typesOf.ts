import type { JsonSchema, StatedSchema } from './jsonSchema.ts'

/** Names of types by the reference to their schema. */
type Names = Readonly<Record<string, string>>

/**
 * TypeScript for what a schema of props accepts: the exported type `Props`, after the types that it refers to. What the schema does
 * not say is `unknown`.
 */
export function typesOf(schema: JsonSchema): string {
  const shapes = typeof schema === 'boolean' ? [] : Object.entries(schema.$defs ?? {})
  const names: Names = Object.fromEntries([
    ['#', 'Props'],
    ...shapes.map(([id], index) => [`#/$defs/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`, `Shape${index}`]),
  ])
  const props = typeOf(schema, names)
  return [
    ...shapes.map(([, shape], index) => `type Shape${index} = ${typeOf(shape, names)}\n`),
    // A component has an object of props, whatever is in it.
    `${comment(schema)}export type Props = ${props === 'unknown' ? '{ [name: string]: unknown }' : props}\n`,
  ].join('\n')
}

function typeOf(schema: JsonSchema, names: Names): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never'
  const { $ref, anyOf, oneOf = anyOf, allOf, not, type = [] } = schema
  const types = (of: readonly JsonSchema[]) => of.map((one) => typeOf(one, names))
  if ($ref !== undefined) return names[$ref] ?? 'unknown'
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return either(schema.enum.map(literal))
  if (oneOf) return either(types(oneOf))
  if (allOf) return types(allOf).map(inParentheses).join(' & ') || 'unknown'
  if (not && Object.keys(not).length === 0) return 'never'
  const stated = [type].flat().map((one) => typeNamed(one, schema, names))
  return stated.length > 0 ? either(stated) : 'unknown'
}

function typeNamed(type: string, schema: StatedSchema, names: Names): string {
  if (type === 'array') return arrayOf(schema, names)
  if (type === 'object') return objectOf(schema, names)
  if (type === 'integer') return 'number'
  return ['string', 'number', 'boolean', 'null'].includes(type) ? type : 'unknown'
}

function arrayOf({ items, prefixItems }: StatedSchema, names: Names): string {
  const others = `ReadonlyArray<${typeOf(items ?? true, names)}>`
  if (!prefixItems) return others
  const first = prefixItems.map((item) => typeOf(item, names))
  return `readonly [${[...first, ...(items === undefined || items === false ? [] : [`...${others}`])].join(', ')}]`
}

/** Without a word about other properties, there are none: what is misspelt should not compile. */
function objectOf(schema: StatedSchema, names: Names): string {
  const { propertyNames = true, additionalProperties: others = false, required = [] } = schema
  const listed = typeof propertyNames === 'object' ? propertyNames.enum?.map(String) : undefined
  const properties: Readonly<Record<string, JsonSchema>> = {
    ...schema.properties,
    ...Object.fromEntries((listed ?? []).map((name) => [name, others])),
  }
  const members = Object.entries(properties).map(
    ([name, of]) => `${comment(of)}${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(of, names)}`,
  )
  // Those beside others may have any type: it would have to be theirs too.
  const other = members.length > 0 ? 'unknown' : typeOf(others, names)
  if (others !== false && !listed) members.push(`[name: string]: ${other}`)
  if (members.length === 0) return 'object'
  return `{\n${members.join('\n').replace(/^/gm, '  ')}\n}`
}

/** One of the types, each named once. */
function either(types: readonly string[]): string {
  if (types.includes('unknown')) return 'unknown'
  return [...new Set(types)].filter((type) => type !== 'never').join(' | ') || 'never'
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value)
}

function comment(schema: JsonSchema): string {
  const text = typeof schema === 'object' ? schema.description?.trim() : undefined
  if (!text) return ''
  const lines = text.replaceAll('*/', '*\\/').split(/\r?\n/)
  return lines.length === 1 ? `/** ${lines[0]} */\n` : `/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */\n`
}

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const inParentheses = (type: string) => (type.includes(' | ') ? `(${type})` : type)
