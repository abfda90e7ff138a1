import * as v from 'valibot'
import { fileHash, releaseId } from '../release/ReleaseFiles.ts'

/** Who has it sees the site with one more release, at one site and until it expires. It makes nothing live. */
export const previewToken = v.strictObject({
  /** Origin of the site that it is for. */
  site: v.pipe(v.string(), v.maxLength(300)),
  remote: v.pipe(v.string(), v.maxLength(60)),
  release: releaseId,
  /** Hash of its `release.json`, which has that of every file: what was seen is what will be promoted. */
  digest: fileHash,
  expiry: v.pipe(v.string(), v.isoTimestamp()),
  /** Ed25519, in Base64; empty where the team has no key. */
  signature: v.pipe(v.string(), v.maxLength(100)),
})

export type PreviewToken = v.InferOutput<typeof previewToken>

/** The path of a preview's link, before its token, which is this as a list in JSON, in Base64 for addresses. */
export const previewPath = '/_preview/'

/** The token as a list, which is shorter than its names. */
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

/** What {@link previewTokenList} reads. */
export function listOfPreviewToken({ site, remote, release, digest, expiry, signature }: PreviewToken): string[] {
  return [site, remote, release, digest, expiry, signature]
}

/** The text that is signed. It begins with another word than a statement and a permit, so that none stands for another. */
export function textOfPreview({ site, remote, release, digest, expiry }: Omit<PreviewToken, 'signature'>): string {
  return JSON.stringify(['preview 1', site, remote, release, digest, expiry])
}
