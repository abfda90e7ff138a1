import * as v from 'valibot'

/** Of JSON Schema (2020-12) what a type can say. */
export type JsonSchema = boolean | StatedSchema

export type StatedSchema = {
  $ref?: string | undefined
  $defs?: Readonly<Record<string, JsonSchema>> | undefined
  description?: string | undefined
  const?: unknown
  enum?: readonly unknown[] | undefined
  anyOf?: readonly JsonSchema[] | undefined
  oneOf?: readonly JsonSchema[] | undefined
  allOf?: readonly JsonSchema[] | undefined
  not?: JsonSchema | undefined
  type?: string | readonly string[] | undefined
  items?: JsonSchema | undefined
  prefixItems?: readonly JsonSchema[] | undefined
  properties?: Readonly<Record<string, JsonSchema>> | undefined
  required?: readonly string[] | undefined
  additionalProperties?: JsonSchema | undefined
  propertyNames?: JsonSchema | undefined
}

const one: v.GenericSchema<unknown, JsonSchema> = v.lazy(() => jsonSchema)
const some = v.optional(v.array(one))
const named = v.optional(v.record(v.string(), one))

/** A schema that some library has written. */
export const jsonSchema: v.GenericSchema<unknown, JsonSchema> = v.union([
  v.boolean(),
  v.object({
    $ref: v.optional(v.string()),
    $defs: named,
    description: v.optional(v.string()),
    const: v.optional(v.unknown()),
    enum: v.optional(v.array(v.unknown())),
    ...{ anyOf: some, oneOf: some, allOf: some, not: v.optional(one) },
    type: v.optional(v.union([v.string(), v.array(v.string())])),
    ...{ items: v.optional(one), prefixItems: some },
    ...{ properties: named, required: v.optional(v.array(v.string())) },
    ...{ additionalProperties: v.optional(one), propertyNames: v.optional(one) },
  }),
])
