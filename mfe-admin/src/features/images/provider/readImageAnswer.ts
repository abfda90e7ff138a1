/** What the provider says of a finished image. */
export type ProviderImage = { imageURL: string; seed: number; taskType: 'imageInference' }

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
  if (!isRecord(body)) return { status: 'failed', keyRefused: false }
  const errors = Array.isArray(body.errors) ? body.errors : []
  if (body.error || body.errorMessage || errors.length > 0) {
    return {
      status: 'failed',
      message: errorMessage(body, errors[0]) ?? 'Generation failed',
      keyRefused: isRecord(errors[0]) && errors[0].taskType === 'authentication',
    }
  }
  const image = Array.isArray(body.data) ? body.data.find(isImage) : undefined
  if (!image) return { status: 'failed', keyRefused: false }
  return { status: 'generated', image: { imageURL: image.imageURL, seed: image.seed, taskType: image.taskType } }
}

function errorMessage(body: Record<string, unknown>, firstError: unknown): string | undefined {
  const candidates = [isRecord(firstError) ? firstError.message : undefined, body.errorMessage, body.error]
  return candidates.find(isSaying)
}

function isSaying(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

function isImage(entry: unknown): entry is ProviderImage {
  return (
    isRecord(entry) &&
    entry.taskType === 'imageInference' &&
    typeof entry.seed === 'number' &&
    typeof entry.imageURL === 'string' &&
    isWebAddress(entry.imageURL)
  )
}

/** Anything else (`javascript:`, `data:`) has no place in a link or an image. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
