import { join } from 'node:path'
import { type Publication, publicationSchema } from '@site/contracts/ReleasePointer'
import { numberedFile, numbersIn } from '@site/remote-kit/release/publication/numberedFiles'
import { sharedFolder } from '@site/remote-kit/release/publication/sharedFolder'
import { readSafely } from '../readSafely.ts'
import type { UnreadableRecords } from '../unreadableRecords.ts'

/** The largest publication that is read, in bytes. */
const MAX_BYTES = 1_000_000

/** A folder's publications. Each is read once, because they never change. */
export function createFolderPublications(releasesFolder: string, unreadable: UnreadableRecords) {
  const folder = join(releasesFolder, sharedFolder.publications)
  let cache: Publication | undefined

  async function read(number: number): Promise<Publication | undefined> {
    if (cache?.number === number) return cache
    return unreadable.read(`The publication ${number}`, publicationSchema, async () =>
      (await readSafely(numberedFile(folder, number), MAX_BYTES)).toString(),
    )
  }

  return {
    /** The newest readable one, and the last number. */
    async newest(): Promise<{ publication?: Publication; last: number }> {
      const numbers = await numbersIn(folder)
      const last = numbers[0] ?? 0
      for (const number of numbers) {
        const publication = await read(number)
        if (!publication) continue
        cache = publication
        return { publication, last }
      }
      return { last }
    },
    /** One of them; undefined if there is none that can be read. */
    of: async (number: number): Promise<Publication | undefined> =>
      (await numbersIn(folder)).includes(number) ? read(number) : undefined,
  }
}
