import * as v from 'valibot'

const image = v.object({
  taskType: v.literal('imageInference'),
  seed: v.number(),
  // Anything else (`javascript:`, `data:`) has no place in a link or an image.
  imageURL: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)),
})

const saying = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== ''),
)
const authentication = v.object({ taskType: v.literal('authentication') })

/** The provider's answer in all its forms; what else it says is not looked at. */
const answer = v.object({
  error: v.optional(v.unknown()),
  errorMessage: v.optional(v.unknown()),
  errors: v.fallback(v.array(v.unknown()), []),
  data: v.fallback(v.array(v.unknown()), []),
})

/** What the provider says of a finished image. */
export type ProviderImage = v.InferOutput<typeof image>

/**
 * How one call ended. `failed` has a message only where the specification gives one; `keyRefused` says that every
 * further call with this key would end the same way.
 */
export type GenerateResult =
  | { status: 'generated'; image: ProviderImage }
  | { status: 'failed'; message?: string; keyRefused: boolean }
  | { status: 'cancelled' }

/** Reads the provider's answer (specification 7, call 4): an error in any of its three forms, or the one image. */
export function readImageAnswer(body: unknown): GenerateResult {
  const result = v.safeParse(answer, body)
  if (!result.success) return { status: 'failed', keyRefused: false }
  const { error, errorMessage, errors, data } = result.output
  const [first] = errors
  if (error || errorMessage || errors.length > 0) {
    const said = v.safeParse(v.object({ message: saying }), first)
    const message = said.success ? said.output.message : [errorMessage, error].find((text) => v.is(saying, text))
    return { status: 'failed', message: message ?? 'Generation failed', keyRefused: v.is(authentication, first) }
  }
  const found = data.map((entry) => v.safeParse(image, entry)).find(({ success }) => success)
  return found?.success ? { status: 'generated', image: found.output } : { status: 'failed', keyRefused: false }
}
