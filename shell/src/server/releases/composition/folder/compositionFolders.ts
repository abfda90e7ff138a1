import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { FinishedPage } from '../../../rendering/finished/FinishedPage.ts'
import type { Composition } from '../Composition.ts'
import type { CompositionManifest } from './compositionManifest.ts'
import { readManifest, readPart } from './readParts.ts'
import { type PathOf, writeComposition } from './writeComposition.ts'

/** Compositions on this machine's disk, each in a folder of its own. */
export type CompositionFolders = {
  /** A part's finished documents from the newest composition that has it with this key; undefined if all are damaged. */
  read(key: string): Promise<ReadonlyMap<string, FinishedPage> | undefined>
  /** Writes what is live now, and removes compositions that nobody is likely to go back to. */
  keep(live: Composition): Promise<void>
  /** The part with this key has to pass its gate again: compositions that contain it go. */
  forget(key: string): Promise<void>
}

type Options = {
  /** Where the compositions lie. */
  folder: string
  /** The server's build: another one finishes documents in another way. */
  build: string
  pathOf: PathOf
  log: { warn(message: string): void }
  /** The number of former compositions that are kept. */
  max?: number
}

const MAX_FORMER = 20

/** If the disk cannot be written, compositions are only not there for the next start. */
export function createCompositionFolders(options: Options): CompositionFolders {
  const { folder, build, pathOf, log, max = MAX_FORMER } = options
  const oneByOne = pLimit(1)

  /** All readable compositions of this build, newest first. */
  async function list(): Promise<{ place: string; manifest: CompositionManifest }[]> {
    const places = (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
    const found = await Promise.all(
      places.map(async (place) => {
        try {
          const [manifest, { mtimeMs }] = await Promise.all([readManifest(place), stat(place)])
          return manifest.build === build ? [{ place, manifest, mtimeMs }] : []
        } catch {
          return []
        }
      }),
    )
    return found.flat().sort((one, other) => other.mtimeMs - one.mtimeMs)
  }

  async function write(live: Composition): Promise<void> {
    const place = join(folder, nameOf(live, build))
    if (await readManifest(place).catch(() => undefined)) {
      const now = new Date()
      return utimes(place, now, now)
    }
    await mkdir(folder, { recursive: true })
    await rm(place, { recursive: true, force: true })
    await writeComposition(live, { folder: place, build, pathOf })
  }

  /** Removes all but the newest ones, of which the live one is the first, and what a killed server has left. */
  async function prune(): Promise<void> {
    const dated = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const place = join(folder, name)
        return {
          place,
          at: await stat(place).then(
            ({ mtimeMs }) => mtimeMs,
            () => 0,
          ),
        }
      }),
    )
    const newest = dated.sort((one, other) => other.at - one.at)
    for (const { place } of newest.slice(1 + max)) await rm(place, { recursive: true, force: true })
  }

  return {
    async read(key) {
      for (const { place, manifest } of await list()) {
        const part = Object.keys(manifest.parts).find((name) => manifest.parts[name] === key)
        const finished = part && (await readPart(place, manifest, part).catch(() => undefined))
        if (finished) return finished
      }
      return undefined
    },
    keep: (live) =>
      oneByOne(async () => {
        try {
          await write(live)
          await prune()
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          log.warn(`Composition ${live.id} cannot be written: ${reason}. The next start renders it again.`)
        }
      }),
    forget: (key) =>
      oneByOne(async () => {
        for (const { place, manifest } of await list()) {
          if (Object.values(manifest.parts).includes(key)) await rm(place, { recursive: true, force: true })
        }
      }),
  }
}

/**
 * The name of a composition's folder. Besides its id it has a hash of what its documents were made from: other settings make
 * others of the same releases.
 */
function nameOf({ id, parts }: Composition, build: string): string {
  const keys = [...parts].map(([name, { key }]) => `${name} ${key}`).sort()
  const hash = createHash('sha256').update([build, ...keys].join('\n'))
  return `${id}-${hash.digest('hex').slice(0, 8)}`
}
