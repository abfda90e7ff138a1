import { CONTENT } from '@site/contracts/PreviewToken'
import { pathOfPreview } from '@site/release-protocol/signing/previewLink'
import { signAsOperator } from '../../publishing/operatorSignature.ts'

/** How long such a preview is valid, in ms: a week, because a colleague may look at it later. */
const PERIOD = 7 * 24 * 60 * 60 * 1000

/** The link to the site with other content, signed by the operator. */
export function previewPathOf(
  { id, digest }: { id: string; digest: string },
  { siteUrl, now }: { siteUrl: string; now: number },
  operatorKey: Buffer,
): string {
  const expiry = new Date(now + PERIOD).toISOString()
  const token = { site: new URL(siteUrl).origin, remote: CONTENT, release: id, digest, expiry }
  return pathOfPreview({ ...token, signature: signAsOperator(token, operatorKey) })
}
