import * as v from 'valibot'
import { fileHash, releaseId } from '../release/ReleaseFiles.ts'

/** Its bearer sees one site with one additional release until the token expires. It makes nothing live. */
export const previewToken = v.strictObject({
  /** Origin of the site that it is valid for. */
  site: v.pipe(v.string(), v.maxLength(300)),
  remote: v.pipe(v.string(), v.maxLength(60)),
  release: releaseId,
  /**
   * Hash of the release's `release.json`, which contains the hash of every file: what was previewed is what will be
   * promoted.
   */
  digest: fileHash,
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** Ed25519, in Base64; empty if the team has no key. */
  signature: v.pipe(v.string(), v.maxLength(100)),
})

export type PreviewToken = v.InferOutput<typeof previewToken>

/** The name under which a preview shows other content, as it shows releases under theirs. No remote has it. */
export const CONTENT = 'content'

/** The path of a preview link. The token follows it as a JSON list in Base64url. */
export const previewPath = '/_preview/'

/** The token as a list, which is shorter than an object. */
export const previewTokenList = v.pipe(
  v.strictTuple([v.string(), v.string(), v.string(), v.string(), v.string(), v.string()]),
  v.transform(([site, remote, release, digest, expiry, signature]) => ({
    site,
    remote,
    release,
    digest,
    expiry,
    signature,
  })),
  previewToken,
)

/** Converts a token to the list that {@link previewTokenList} reads. */
export function listOfPreviewToken({ site, remote, release, digest, expiry, signature }: PreviewToken): string[] {
  return [site, remote, release, digest, expiry, signature]
}

/**
 * The text that is signed. Its first word differs from that of a statement and of a permit, so that no signature can be used
 * for another purpose.
 */
export function textOfPreview({ site, remote, release, digest, expiry }: Omit<PreviewToken, 'signature'>): string {
  return JSON.stringify(['preview 1', site, remote, release, digest, expiry])
}
