import { join } from 'node:path'
import { type Publication, publicationSchema } from '@site/contracts/ReleasePointer'
import { numberedFile, numbersIn } from '@site/remote-kit/release/publication/numberedFiles'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'

/** The largest publication that is read, in bytes. */
const MAX_BYTES = 1_000_000

/** A folder's publications. Each is read once, because they never change. */
export function createFolderPublications(releasesFolder: string) {
  const folder = join(releasesFolder, sharedFolder.publications)
  let known: Publication | undefined

  async function read(number: number): Promise<Publication> {
    if (known?.number === number) return known
    const content: unknown = JSON.parse((await readSafely(numberedFile(folder, number), MAX_BYTES)).toString())
    return v.parse(publicationSchema, content)
  }

  return {
    /** The newest one; or the newest readable one, with what is wrong with those after it. */
    async newest(): Promise<{ publication?: Publication; problem?: string }> {
      let problem: string | undefined
      for (const number of await numbersIn(folder)) {
        try {
          known = await read(number)
          return { publication: known, problem }
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          problem ??= `The publication ${number} cannot be used: ${reason}`
        }
      }
      return { problem }
    },
    /** One of them, or undefined. */
    of: (number: number): Promise<Publication | undefined> => read(number).catch(() => undefined),
  }
}
