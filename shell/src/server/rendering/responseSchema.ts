import { documentsSchema } from '@site/remote-kit/gate/answers/remoteDocuments'
import * as v from 'valibot'

/** The maximum sizes, in characters. */
const largest = {
  html: 2_000_000,
  fragment: 200_000,
  props: 20_000,
  style: 500_000,
  summary: 1_000,
  json: 2_000_000,
}

const text = (max: number) => v.pipe(v.string(), v.maxLength(max, `has more than ${max} characters`))

/** A page has at most so many fragments. */
const MAX_PLACES = 100

const place = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  props: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((props) => JSON.stringify(props).length <= largest.props, `has more than ${largest.props} characters`),
  ),
})
const places = v.optional(v.pipe(v.array(place), v.maxLength(MAX_PLACES, `has more than ${MAX_PLACES} fragments`)), [])

const scriptFile = v.tuple([text(500), text(200)])
const entry = v.strictObject({
  remote: text(200),
  expose: text(200),
  entry: scriptFile,
  files: v.array(scriptFile),
  services: v.optional(v.record(v.string(), v.string())),
})

const fragmentSchema = v.union([
  v.strictObject({ refused: text(500) }),
  v.strictObject({
    html: text(largest.fragment),
    rules: v.record(v.string(), text(largest.style)),
    live: v.record(v.string(), entry),
    places,
  }),
])

const pageSchema = v.strictObject({
  status: v.number('is no number'),
  html: v.pipe(text(largest.html), v.startsWith('<!DOCTYPE html>', 'is no HTML document')),
  style: text(largest.style),
  summary: v.optional(v.strictObject({ title: text(largest.summary), description: text(largest.summary) })),
  json: v.optional(v.pipe(text(largest.json), v.check(isJson, 'is no JSON'))),
  places,
})

/** What a context may answer. */
export const responseSchema = v.variant('status', [
  v.strictObject({ status: v.literal('page'), page: pageSchema }),
  v.strictObject({ status: v.literal('fragment'), fragment: fragmentSchema }),
  v.strictObject({ status: v.literal('documents'), documents: documentsSchema }),
  v.strictObject({ status: v.literal('failed'), reason: v.pipe(v.string(), v.maxLength(1_000)) }),
])

function isJson(value: string): boolean {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
