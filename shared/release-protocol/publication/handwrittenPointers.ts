import { type Publication, type ReleasePointer, recordsPointer } from '@site/contracts/ReleasePointer'
import { systemErrorCode } from '../errors/systemErrorCode.ts'
import { type PointerFile, replacePointerFile } from './pointerFiles.ts'
import { readPublication } from './publicationFiles.ts'

/** A `current.json` that somebody has written. */
type Handwritten = ReleasePointer & { name: string; stamp: string }

type Known = {
  releasesFolder: string
  newest: Publication | undefined
  /** The version of each name's file that has become a publication. */
  recorded: ReadonlyMap<string, string>
}

/** Those of the files that no publication has written. */
export function handwrittenPointers(
  files: ReadonlyMap<string, PointerFile>,
  { releasesFolder, newest, recorded }: Known,
): Handwritten[] {
  return [...files].flatMap(([name, { stamp, content }]) => {
    const isKnown = !content || recorded.get(name) === stamp || isPublished(releasesFolder, newest, name, content)
    return isKnown ? [] : [{ name, stamp, ...content }]
  })
}

/** A folder may be somebody else's: the publication counts all the same. */
export function numberPointerFile(...file: Parameters<typeof replacePointerFile>): void {
  try {
    replacePointerFile(...file)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(systemErrorCode(error) ?? '')) throw error
  }
}

function isPublished(
  releasesFolder: string,
  newest: Publication | undefined,
  name: string,
  file: ReleasePointer,
): boolean {
  if (file.counter === undefined) return false
  if (newest?.pointers[name]?.release === file.release) return true
  try {
    // The remains of a process that was stopped between writing the publication and this file.
    return recordsPointer(readPublication(releasesFolder, file.counter), name, file)
  } catch {
    return false
  }
}
