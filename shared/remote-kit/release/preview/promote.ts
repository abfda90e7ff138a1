import type { ExitCode } from '../publication/reportOutcome.ts'
import { signRelease } from '../signing/signRelease.ts'
import { openSite } from '../upload/openSite.ts'
import { reportVerdict } from '../upload/reportVerdict.ts'
import { publishStatement, readPointer } from '../upload/uploadRelease.ts'
import { readPreviewLink } from './previewLink.ts'

/**
 * Promotes the release behind a preview link at its site: exactly the files that were previewed.
 * @returns the command's exit code. @throws Error
 */
export async function promote(link: string, folder: string, name: string): Promise<ExitCode> {
  const { remote, release, digest } = readPreviewLink(link)
  if (remote !== name) throw new Error(`The link shows ${remote}, and this is ${name}.`)
  const { client, key } = openSite(name)
  const { counter } = await readPointer(client)
  const draft = { remote, release, digest, counter, message: `Promotes ${release}` }
  const statement = signRelease({ ...draft, folder, site: client.origin, key, isNew: false })
  return reportVerdict(client, { publication: await publishStatement(client, statement), name, release })
}
