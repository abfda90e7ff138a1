import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import type { PublishOptions } from '@site/remote-kit/release/publication/publish'
import type { Pointing } from '../Pointer.ts'

/** Where a folder notes how far its publications have been carried. */
const CARRIED = '.carried'

type Options = {
  releasesFolder: string
  /** True when the store has a history already. */
  hasHistory: () => Promise<boolean>
  /** Publishes what lies in the folder, in one step. */
  publish: (moves: Readonly<Record<string, string>>, options: Pick<PublishOptions, 'signed'>) => Promise<unknown>
}

/**
 * Carries into a store what is published in this machine's folder: by a release command that knows of no database, or by
 * hand. The folder of a store that has a history already brings only what is published in it from then on.
 */
export function createCarrier({ releasesFolder, hasHistory, publish }: Options) {
  const file = join(releasesFolder, CARRIED)
  let carried: number | undefined

  async function note(number: number): Promise<void> {
    carried = number
    // Where nobody can write, the next start begins with what is there.
    await writeFile(`${file}.draft`, String(number))
      .then(() => rename(`${file}.draft`, file))
      .catch(() => undefined)
  }

  async function start(publication: number): Promise<number> {
    const noted = await readFile(file, 'utf8').catch(() => '')
    if (/^\d+$/.test(noted)) return Math.min(Number(noted), publication)
    return (await hasHistory()) ? publication : 0
  }

  /** @returns what kept something from being carried, as a sentence: it is tried again. */
  return async function carryOn({ pointers, publication }: Pointing): Promise<string | undefined> {
    carried ??= await start(publication)
    const steps = new Map<number, Record<string, string>>()
    const signed: Record<string, SignedStatement> = {}
    for (const [name, { release, counter = 0, signed: told }] of pointers) {
      if (told) signed[name] = told
      // All that a folder has comes into an empty store in one step.
      const step = carried === 0 ? publication : counter
      if (release !== undefined && counter > carried) steps.set(step, { ...steps.get(step), [name]: release })
    }
    // Names that were published together are carried together, in the order in which they were.
    for (const [counter, moves] of [...steps].sort(([one], [other]) => one - other)) {
      try {
        await publish(moves, { signed })
        await note(counter)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        return `Publication ${counter} of this folder cannot be put into the database: ${reason}`
      }
    }
    if (carried < publication) await note(publication)
    return undefined
  }
}
