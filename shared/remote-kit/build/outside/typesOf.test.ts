import * as v from 'valibot'
import { jsonSchemaOf } from './jsonSchemaOf.ts'
import { typesOf } from './typesOf.ts'

/** In one line. */
const typeOf = (schema: Parameters<typeof jsonSchemaOf>[0]) =>
  typesOf(jsonSchemaOf(schema)).replaceAll(/\s+/g, ' ').trim()
const withProp = (a: v.GenericSchema) => typeOf(v.object({ a })).replace(/^export type Props = \{ (.*) \}$/, '$1')

it.each([
  ['a: string', v.string()],
  ['a: number', v.pipe(v.number(), v.integer(), v.minValue(1))],
  ['a: boolean', v.boolean()],
  ['a: null', v.null()],
  ['a: string', v.pipe(v.string(), v.transform(Number), v.number())],
  // What may be left out.
  ['a?: string', v.optional(v.string())],
  ['a?: number', v.optional(v.number(), 3)],
  ['a?: boolean', v.exactOptional(v.boolean())],
  ['a?: string | null', v.nullish(v.string())],
  ['a: string | null', v.nullable(v.string())],
  // One of several.
  ['a: "x" | "y"', v.picklist(['x', 'y'])],
  ['a: "x" | 2', v.enum({ X: 'x', Y: 2 })],
  ['a: "it\'s \\"x\\""', v.literal('it\'s "x"')],
  ['a: 4 | true | string', v.union([v.literal(4), v.literal(true), v.string(), v.string()])],
  ['a: { of: "x" n: number } | { of: "y" }', variant()],
  ['a: ({ b: string } | null) & { c: string }', intersection()],
  ['a: never', v.picklist([])],
  // Several.
  ['a: ReadonlyArray<string | number>', v.pipe(v.array(v.union([v.string(), v.number()])), v.maxLength(3))],
  ['a: readonly [string, number]', v.tuple([v.string(), v.number()])],
  ['a: readonly [string, ...ReadonlyArray<number>]', v.tupleWithRest([v.string()], v.number())],
  ['a: readonly [string, ...ReadonlyArray<unknown>]', v.looseTuple([v.string()])],
  // Objects.
  ['a: { "x-y"?: number z: object }', v.strictObject({ 'x-y': v.optional(v.number()), z: v.object({}) })],
  ['a: { b: string [name: string]: unknown }', v.looseObject({ b: v.string() })],
  ['a: { b: string [name: string]: unknown }', v.objectWithRest({ b: v.string() }, v.number())],
  ['a: { [name: string]: number }', v.record(v.pipe(v.string(), v.minLength(2)), v.number())],
  ['a: { b?: number c?: number }', v.record(v.picklist(['b', 'c']), v.number())],
  // What JSON Schema cannot say.
  ['a: unknown', v.any()],
  ['a: unknown', v.date()],
  ['a: unknown', v.undefinedable(v.string())],
  ['a: unknown', v.union([v.string(), v.undefined()])],
  ['a: ReadonlyArray<unknown>', v.array(v.custom<string>((value) => value === 'x'))],
])('says %s', (type, schema) => {
  expect(withProp(schema)).toBe(type)
})

function variant() {
  return v.variant('of', [v.object({ of: v.literal('x'), n: v.number() }), v.object({ of: v.literal('y') })])
}

function intersection() {
  return v.intersect([v.nullable(v.object({ b: v.string() })), v.object({ c: v.string() })])
}

type Tree = { name: string; below: Tree[] }
const tree: v.GenericSchema<Tree> = v.object({ name: v.string(), below: v.array(v.lazy(() => tree)) })

it.each([
  ['nothing of what takes no props', v.object({}), 'export type Props = object'],
  ['of a schema without words only that it takes props', v.any(), 'export type Props = { [name: string]: unknown }'],
  [
    'what refers to itself',
    tree,
    'type Shape0 = { name: string below: ReadonlyArray<Shape0> } export type Props = { name: string below: ReadonlyArray<Shape0> }',
  ],
])('says %s', (_, schema, types) => {
  expect(typeOf(schema)).toBe(types)
})

it('says in comments what the schema is described as, which cannot end them', () => {
  const schema = v.pipe(
    v.object({
      sku: v.pipe(v.string(), v.description('Of a machine.')),
      size: v.object({ x: v.pipe(v.number(), v.description('In m.\nAt most */ 9.')) }),
    }),
    v.description('A button.'),
  )

  expect(typesOf(jsonSchemaOf(schema))).toBe(`/** A button. */
export type Props = {
  /** Of a machine. */
  sku: string
  size: {
    /**
     * In m.
     * At most *\\/ 9.
     */
    x: number
  }
}
`)
})
