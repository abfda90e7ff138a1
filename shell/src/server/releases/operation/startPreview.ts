import { pathOfPreview } from '@site/release-protocol/signing/previewLink'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { signAsOperator } from '../publishing/operatorSignature.ts'
import { PublishRefusal } from '../publishing/PublishRefusal.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { refusals } from './operationTexts.ts'

type Options = { loader: Pick<Loader, 'digest'>; siteUrl: string; now: number }

/** How long such a preview is valid, in ms: a working day, like a login. */
const PERIOD = 8 * 60 * 60 * 1000

/** The link to a preview of a kept release, signed by the operator. @throws PublishRefusal if the release is not kept. */
export async function startPreview(
  { loader, siteUrl, now }: Options,
  { name, release }: { name: string; release: string },
  operatorKey: Buffer,
): Promise<string> {
  const digest = await loader.digest(name, release).catch((error: unknown) => {
    throw error instanceof ReleaseProblem ? new PublishRefusal(404, refusals.noPreview(name, release)) : error
  })
  const expiry = new Date(now + PERIOD).toISOString()
  const token = { site: new URL(siteUrl).origin, remote: name, release, digest, expiry }
  return pathOfPreview({ ...token, signature: signAsOperator(token, operatorKey) })
}
