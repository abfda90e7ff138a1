import * as v from 'valibot'

const part = v.object({
  default: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
})

/** What a collection says before anybody has written it: the values that its JSON Schema names. */
export function usualValue(schema: unknown): unknown {
  const read = v.safeParse(part, schema)
  if (!read.success) return undefined
  const { default: usual, properties } = read.output
  if (!properties) return usual
  const fields = Object.entries(properties).map(([name, field]) => [name, usualValue(field)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}
