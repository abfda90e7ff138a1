/** A body in the encodings that are made ahead. */
export type EncodedBody = { identity: Buffer; br: Buffer; gzip: Buffer }

/** An answer that is ready to be sent. */
export type FinishedPage = {
  status: number
  type: string
  body: EncodedBody
  etag: string
  headers: Readonly<Record<string, string>>
}
