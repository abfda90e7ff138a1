import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sizeAndHashOf } from '@site/release-protocol/encodings/fileEncodings'
import pLimit from 'p-limit'
import type { FinishedPage } from '../../../rendering/finished/FinishedPage.ts'
import type { CompositionManifest, FileEntry } from '../../../releaseStore/compositions/compositionManifest.ts'
import { readDocument, readManifest } from '../../../releaseStore/compositions/readFolder.ts'
import { encodings, writeFolder } from '../../../releaseStore/compositions/writeFolder.ts'
import type { ReleaseFile, SentEncoding } from '../../../releaseStore/releaseFiles.ts'
import type { Draft } from '../Draft.ts'
import { manifestOf } from './manifestOf.ts'
import { readPart } from './readPart.ts'

/** Compositions on this machine's disk, each in a folder of its own. */
export type CompositionFolders = {
  /** A part's finished documents from the newest composition that has it with this key; undefined if all are damaged. */
  read(key: string): Promise<ReadonlyMap<string, FinishedPage> | undefined>
  /** Whether a composition is here, each document in each encoding as it states. */
  isWhole(name: string): Promise<boolean>
  /** Writes a composition that is not here, or damaged. @throws Error if the disk cannot be written. */
  write(draft: Draft): Promise<void>
  /** The part with this key has to pass its gate again: compositions that contain it go, but none of these. */
  forget(key: string, needed: ReadonlySet<string>): Promise<void>
  /** Removes compositions that nobody is likely to go back to, but none of these. */
  prune(needed: ReadonlySet<string>): Promise<void>
}

type Options = {
  /** Where the compositions lie. */
  folder: string
  /** The server's build: another one finishes documents in another way. */
  build: string
  /** Where a file of a release lies in an encoding; undefined if it has none, or none that is whole. */
  pathOf: (file: ReleaseFile, encoding: SentEncoding) => Promise<string | undefined>
  /** The number of compositions that are kept. */
  max?: number
}

const MAX_KEPT = 20

export function createCompositionFolders({ folder, build, pathOf, max = MAX_KEPT }: Options): CompositionFolders {
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

  async function isWhole(name: string): Promise<boolean> {
    const place = join(folder, name)
    try {
      const { documents } = await readManifest(place)
      for (const entry of documents) for (const encoding of encodings) await readDocument(place, entry, encoding)
      return true
    } catch {
      return false
    }
  }

  async function write(draft: Draft): Promise<void> {
    const place = join(folder, draft.name)
    if (await isWhole(draft.name)) {
      const now = new Date()
      return utimes(place, now, now)
    }
    const paths = new Map<string, string>()
    const files: FileEntry[] = []
    for (const [address, { hash, ...file }] of [...draft.files].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const stated: FileEntry['encodings'] = {}
      for (const encoding of encodings) {
        const path = await pathOf({ ...file, hash }, encoding)
        if (!path) continue
        paths.set(`${encoding} ${address}`, path)
        stated[encoding] = sizeAndHashOf(await readFile(path))
      }
      files.push({ address, ...file, encodings: stated })
    }
    await writeFolder(
      place,
      { ...manifestOf(draft, build), files },
      {
        async document({ path }, encoding) {
          const page = draft.finished.get(path)
          if (!page) throw new Error(`${path} is not in the composition.`)
          return page.body.read(encoding)
        },
        file: ({ address }, encoding) => paths.get(`${encoding} ${address}`) ?? '',
      },
    )
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
    isWhole,
    write: (draft) => oneByOne(() => write(draft)),
    forget: (key, needed) =>
      oneByOne(async () => {
        for (const { place, manifest } of await list()) {
          const contains = Object.values(manifest.parts).includes(key)
          if (contains && !needed.has(basename(place))) await rm(place, { recursive: true, force: true })
        }
      }),
    prune: (needed) => oneByOne(() => pruneCompositions(folder, needed, max)),
  }
}

/** Removes all but the newest compositions, and none of those that are needed. */
export async function pruneCompositions(folder: string, needed: ReadonlySet<string>, max = MAX_KEPT): Promise<void> {
  const dated = await Promise.all(
    (await readdir(folder).catch(() => [])).map(async (name) => {
      const { mtimeMs: at } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
      return { name, at }
    }),
  )
  const newest = dated.filter(({ name }) => !needed.has(name)).sort((one, other) => other.at - one.at)
  for (const { name } of newest.slice(max)) await rm(join(folder, name), { recursive: true, force: true })
}
