import type { PropsSchema } from '@site/contracts/Fragment'
import { type OverrideSchemaContext, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { type JsonSchema, jsonSchema } from './jsonSchema.ts'

const target = 'draft-2020-12'

/** The part of the Standard Schema by which other libraries state theirs. @see https://standardschema.dev/json-schema */
const standard = v.object({ jsonSchema: v.object({ input: v.function() }) })

/** What a fragment's schema accepts, as JSON Schema; nothing is said of what that has no words for. */
export function jsonSchemaOf(schema: PropsSchema): JsonSchema {
  try {
    return v.parse(jsonSchema, isValibot(schema) ? ofValibot(schema) : ofOther(schema))
  } catch {
    // A library may throw at what it cannot say: a type for other sites is no reason to refuse a build.
    return true
  }
}

const ofValibot = (schema: v.GenericSchema) =>
  toJsonSchema(schema, { target, typeMode: 'input', errorMode: 'ignore', overrideSchema: whatIsLost })

/** What valibot's own conversion leaves out, so that the rest would say too much. */
function whatIsLost({ valibotSchema: { type }, jsonSchema: stated }: OverrideSchemaContext) {
  if (type === 'loose_object') return { ...stated, additionalProperties: {} }
  if (type === 'loose_tuple') return { ...stated, items: {} }
  return type === 'undefinedable' ? {} : undefined
}

function ofOther(schema: PropsSchema): unknown {
  const { jsonSchema: stated } = v.parse(standard, schema['~standard'])
  return stated.input({ target, libraryOptions: { unrepresentable: 'any' } })
}

function isValibot(schema: PropsSchema): schema is PropsSchema & v.GenericSchema {
  const { '~standard': by } = schema
  return 'vendor' in by && by.vendor === 'valibot'
}
