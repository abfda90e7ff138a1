import type { FieldError } from './FieldContext.ts'
import { entriesOf, type FieldSchema, fieldsOf } from './FieldSchema.ts'

/** The fields that are still empty and must not be, in the order of the form. The site names one refused field at a time. */
export function gapsIn(schema: FieldSchema, value: unknown, path = ''): FieldError[] {
  const inside = (at: FieldSchema, name: string, field: unknown) => gapsIn(at, field, path ? `${path}.${name}` : name)
  if (isEmpty(schema, value)) return [{ field: path, reason: 'está vazio.' }]
  if (schema.type === 'array') {
    const entries = entriesOf(value)
    if (entries.length < (schema.minItems ?? 0)) return [{ field: path, reason: 'precisa de pelo menos um item.' }]
    return entries.flatMap((entry, index) => inside(schema.items ?? {}, String(index), entry))
  }
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = fieldsOf(value)
  const stated = Object.entries(properties).filter(([name]) => name in fields || required.includes(name))
  const gaps = stated.flatMap(([name, field]) => inside(field, name, fields[name]))
  if (typeof additionalProperties !== 'object') return gaps
  return [...gaps, ...Object.entries(fields).flatMap(([name, field]) => inside(additionalProperties, name, field))]
}

function isEmpty({ type, minLength = 0, format }: FieldSchema, value: unknown): boolean {
  return type === 'string' && (minLength > 0 || format === 'date') && String(value ?? '').trim() === ''
}
