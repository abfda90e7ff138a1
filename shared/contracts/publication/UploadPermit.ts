import * as v from 'valibot'

/** What a team shows with each request of an upload: that it has a key of the remote. It counts for minutes, and points to nothing. */
export const uploadPermit = v.strictObject({
  /** Origin of the site that it is for. */
  site: v.pipe(v.string(), v.maxLength(300)),
  remote: v.pipe(v.string(), v.maxLength(60)),
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** Ed25519, in Base64. */
  signature: v.pipe(v.string(), v.maxLength(100)),
})

export type UploadPermit = v.InferOutput<typeof uploadPermit>

/** The scheme of the `Authorization` header that a permit stands in, as JSON in Base64 for addresses. */
export const permitScheme = 'Release'

/** The text that is signed. It begins with another word than a statement, so that neither stands for the other. */
export function textOfPermit({ site, remote, expiry }: Omit<UploadPermit, 'signature'>): string {
  return JSON.stringify(['upload 1', site, remote, expiry])
}
