import { generationSchema } from '@site/contracts/Generation'
import * as v from 'valibot'

/** A remote's pointer: the next statement has to follow its counter. */
export const pointerAnswer = v.object({ counter: v.number(), release: v.optional(v.string()) })
export type PointerAnswer = v.InferOutput<typeof pointerAnswer>

/** The number of a publication: the one that was ordered, or the newest. */
export const publicationAnswer = v.object({ publication: v.number() })
export type PublicationAnswer = v.InferOutput<typeof publicationAnswer>

/** The hashes of the files that have to be uploaded. */
export const lackingAnswer = v.object({ lacking: v.array(v.string()) })
export type LackingAnswer = v.InferOutput<typeof lackingAnswer>

/** The text of a release's manifest, if the site has the release. */
export const manifestAnswer = v.object({ text: v.nullable(v.string()) })
export type ManifestAnswer = v.InferOutput<typeof manifestAnswer>

/** The newest verdicts on a remote, one for each scope in which a process composes. */
export const verdictsAnswer = v.array(v.object({ scope: v.string(), generation: v.optional(generationSchema) }))

/** Why a request is refused. */
export const refusalAnswer = v.object({ reason: v.string() })
export type RefusalAnswer = v.InferOutput<typeof refusalAnswer>
