import { join } from 'node:path'
import { publicationSchema } from '@site/contracts/ReleasePointer'
import { numberedFile, numbersIn } from '@site/release-protocol/files/numberedFiles'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { type PointerFile, readPointerFiles } from '@site/release-protocol/publication/pointerFiles'
import { readPublished } from '@site/release-protocol/publication/publish'
import { type Pointer, pointerIn, type PointerSnapshot } from '../Pointer.ts'
import { readSafely } from '../readSafely.ts'
import type { UnreadableRecords } from '../unreadableRecords.ts'

/** The largest publication that is read, in bytes. */
const MAX_BYTES = 1_000_000

/** Reads all pointers at one moment: those of the newest publication, which also has what was written by hand into a file. */
export function createFolderPointers(releasesFolder: string, unreadable: UnreadableRecords) {
  const folder = join(releasesFolder, sharedFolder.publications)
  const recorded = new Map<string, string>()

  /** Names the publications after the newest one that can be read. */
  async function nameUnreadable(): Promise<void> {
    for (const number of await numbersIn(folder)) {
      const publication = await unreadable.read(`The publication ${number}`, publicationSchema, async () =>
        (await readSafely(numberedFile(folder, number), MAX_BYTES)).toString(),
      )
      if (publication) return
    }
  }

  return async function pointers(names: readonly string[]): Promise<PointerSnapshot> {
    // First: what a file says whose publication cannot be read becomes another one.
    await nameUnreadable()
    const newest = await readPublished(releasesFolder, recorded)
    const files = readPointerFiles(releasesFolder)
    const pointers = names.map((name): [string, Pointer] => {
      const pointer = pointerIn(newest, name)
      return [name, { ...pointer, problem: problemOf(name, pointer.release, files.get(name)) }]
    })
    return { pointers: new Map(pointers), publication: newest?.number ?? 0 }
  }
}

/** What is wrong with a name's file. A name without a release needs none. */
function problemOf(name: string, release: string | undefined, file: PointerFile | undefined): string | undefined {
  if (file?.problem !== undefined) return `The pointer ${name}/current.json cannot be used: ${file.problem}`
  return release !== undefined && !file
    ? `The pointer ${name}/current.json is missing: it named ${release}.`
    : undefined
}
