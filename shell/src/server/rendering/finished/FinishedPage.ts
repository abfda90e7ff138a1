import type { PageSummary } from '@site/contracts/useSite'

/** A body in all prepared encodings. */
export type EncodedBody = { identity: Buffer; br: Buffer; gzip: Buffer }

/** A response that is ready to be sent. */
export type FinishedPage = {
  status: number
  type: string
  body: EncodedBody
  etag: string
  headers: Readonly<Record<string, string>>
  /** The page's title and description, if it has any. */
  summary?: PageSummary | undefined
}
