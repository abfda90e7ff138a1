import * as v from 'valibot'

const image = v.object({
  taskType: v.literal('imageInference'),
  seed: v.number(),
  // Anything else (`javascript:`, `data:`) has no place in a link or an image.
  imageURL: v.pipe(v.string(), v.url(), v.regex(/^https?:/i)),
})

/** Not only whitespace. */
const messageText = v.pipe(v.string(), v.regex(/\S/))
const authentication = v.object({ taskType: v.literal('authentication') })

/** The provider's response in all its forms; other fields are ignored. */
const providerResponse = v.object({
  error: v.optional(v.unknown()),
  errorMessage: v.optional(v.unknown()),
  errors: v.fallback(v.array(v.unknown()), []),
  data: v.fallback(v.array(v.unknown()), []),
})

/** What the provider returns for a finished image. */
export type ProviderImage = v.InferOutput<typeof image>

/**
 * The result of a call. `failed` has a message only where the specification gives one; `keyRefused` means that every further
 * call with this key would fail in the same way.
 */
export type GenerateResult =
  | { status: 'generated'; image: ProviderImage }
  | { status: 'failed'; message?: string; keyRefused: boolean }
  | { status: 'cancelled' }

/** Parses the provider's response (specification 7, call 4): an error in any of its three forms, or the image. */
export function readImageResponse(body: unknown): GenerateResult {
  const result = v.safeParse(providerResponse, body)
  if (!result.success) return { status: 'failed', keyRefused: false }
  const { error, errorMessage, errors, data } = result.output
  const [first] = errors
  if (error || errorMessage || errors.length > 0) {
    const failure = v.safeParse(v.object({ message: messageText }), first)
    const message = failure.success
      ? failure.output.message
      : [errorMessage, error].find((text) => v.is(messageText, text))
    return { status: 'failed', message: message ?? 'Generation failed', keyRefused: v.is(authentication, first) }
  }
  const found = data.map((entry) => v.safeParse(image, entry)).find(({ success }) => success)
  return found?.success ? { status: 'generated', image: found.output } : { status: 'failed', keyRefused: false }
}
