import type { EncodedBody } from '../rendering/FinishedPage.ts'

const preferred = ['br', 'gzip'] as const

/** The best encoding that was made ahead and that the request accepts (RFC 9110, section 12.5.3). */
export function negotiateEncoding(header: string | undefined): keyof EncodedBody {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='))
      return [name.trim(), quality ? Number(quality.slice(2)) : 1] as const
    }),
  )
  return preferred.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}
