import { documentSchema, fragmentSchema } from '@site/remote-kit/gate/answers/pageAnswer'
import { documentsSchema } from '@site/remote-kit/gate/answers/remoteDocuments'
import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))

const scriptFile = v.tuple([text(500), text(200)])
const entry = v.strictObject({
  remote: text(200),
  expose: text(200),
  entry: scriptFile,
  files: v.array(scriptFile),
  services: v.optional(v.record(v.string(), v.string())),
})

const fragmentAnswer = v.union([v.strictObject({ refused: text(500) }), fragmentSchema(v.record(v.string(), entry))])

/** What a context may answer. */
export const responseSchema = v.variant('status', [
  v.strictObject({ status: v.literal('page'), page: documentSchema }),
  v.strictObject({ status: v.literal('fragment'), fragment: fragmentAnswer }),
  v.strictObject({ status: v.literal('documents'), documents: documentsSchema }),
  v.strictObject({ status: v.literal('failed'), reason: v.pipe(v.string(), v.maxLength(1_000)) }),
])
