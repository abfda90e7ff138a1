import type { ProviderImage } from './GeneratedImage.ts'

/**
 * How one call ended. `failed` has a message only where the specification gives one; `keyRefused` says that every
 * further call with this key would end the same way.
 */
export type GenerateResult =
  | { status: 'generated'; image: ProviderImage }
  | { status: 'failed'; message?: string; keyRefused: boolean }
  | { status: 'cancelled' }
