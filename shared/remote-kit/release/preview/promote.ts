import { stateRelease } from '../signing/stateRelease.ts'
import { openSite } from '../upload/openSite.ts'
import { reportVerdict } from '../upload/reportVerdict.ts'
import { publishStatement, readPointer } from '../upload/uploadRelease.ts'
import { readPreviewLink } from './previewLink.ts'

/**
 * Makes live at its site what a preview's link shows: the very files that were seen.
 * @returns the exit code of the command. @throws Error
 */
export async function promote(link: string, folder: string, name: string): Promise<0 | 1> {
  const { remote, release, digest } = readPreviewLink(link)
  if (remote !== name) throw new Error(`The link shows ${remote}, and this is ${name}.`)
  const { client, key } = openSite(name)
  const { counter } = await readPointer(client)
  const said = { remote, release, digest, counter, message: `Promotes ${release}` }
  const statement = stateRelease({ ...said, folder, site: client.origin, key, isNew: false })
  return reportVerdict(client, await publishStatement(client, statement), { [name]: release })
}
