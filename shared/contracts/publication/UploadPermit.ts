import * as v from 'valibot'

/**
 * Sent by a team with each request of an upload, to prove that it has a key of the remote. Valid for minutes; it publishes
 * nothing.
 */
export const uploadPermit = v.strictObject({
  /** Origin of the site that it is valid for. */
  site: v.pipe(v.string(), v.maxLength(300)),
  remote: v.pipe(v.string(), v.maxLength(60)),
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** Ed25519, in Base64. */
  signature: v.pipe(v.string(), v.maxLength(100)),
})

export type UploadPermit = v.InferOutput<typeof uploadPermit>

/** The scheme of the `Authorization` header that carries a permit, as JSON in Base64url. */
export const permitScheme = 'Release'

/** The text that is signed. Its first word differs from a statement's, so that neither signature can be used for the other. */
export function textOfPermit({ site, remote, expiry }: Omit<UploadPermit, 'signature'>): string {
  return JSON.stringify(['upload 1', site, remote, expiry])
}
