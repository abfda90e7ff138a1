import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { PublishOptions } from '@site/release-protocol/publication/publish'
import type { PointerSnapshot } from '../Pointer.ts'

/** The file in which a folder records how far its publications have been imported. */
const IMPORTED = '.carried'

type Options = {
  releasesFolder: string
  /** True if the store already has a history. */
  hasHistory: () => Promise<boolean>
  /** Publishes releases in the folder, atomically. */
  publish: (moves: Readonly<Record<string, string>>, options: Pick<PublishOptions, 'signed'>) => Promise<unknown>
}

/**
 * Imports publications in this machine's folder into a store: those of a release command that knows no database, or made by
 * hand. If the store already has a history, only later publications are imported.
 */
export function createFolderImport({ releasesFolder, hasHistory, publish }: Options) {
  const file = join(releasesFolder, IMPORTED)
  let imported: number | undefined

  async function record(number: number): Promise<void> {
    imported = number
    // If it is not writable, the next start begins with what is there.
    await writeFile(`${file}.draft`, String(number))
      .then(() => rename(`${file}.draft`, file))
      .catch(() => undefined)
  }

  async function start(publication: number): Promise<number> {
    const recorded = await readFile(file, 'utf8').catch(() => '')
    if (/^\d+$/.test(recorded)) return Math.min(Number(recorded), publication)
    return (await hasHistory()) ? publication : 0
  }

  /** @returns why something could not be imported, as a sentence; it is retried. */
  return async function importPublications({ pointers, publication }: PointerSnapshot): Promise<string | undefined> {
    imported ??= await start(publication)
    const steps = new Map<number, Record<string, string>>()
    const signed: Record<string, SignedStatement> = {}
    for (const [name, { release, counter = 0, signed: statement }] of pointers) {
      if (statement) signed[name] = statement
      // Into an empty store, everything in a folder goes in a single publication.
      const step = imported === 0 ? publication : counter
      if (release !== undefined && counter > imported) steps.set(step, { ...steps.get(step), [name]: release })
    }
    // Names that were published together are imported together, in the same order.
    for (const [counter, moves] of [...steps].sort(([one], [other]) => one - other)) {
      try {
        await publish(moves, { signed })
        await record(counter)
      } catch (error) {
        const reason = messageOf(error)
        return `Publication ${counter} of this folder cannot be put into the database: ${reason}`
      }
    }
    if (imported < publication) await record(publication)
    return undefined
  }
}
