import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { INCOMING_PERIOD, type Incoming } from '../ReleaseStore.ts'

/** A hash as a file name. */
const nameOf = (hash: string) => Buffer.from(hash).toString('base64url')
const hashNamed = (name: string) => Buffer.from(name, 'base64url').toString()

/** Pending files in a folder. */
export function createFolderIncoming(folder: string, now: () => number): Incoming {
  const place = (name: string, hash: string) => join(folder, name, nameOf(hash))

  return {
    async pending(name, hashes) {
      // Files that are still being received have a dot in their names.
      const present = (await readdir(join(folder, name)).catch(() => [])).filter((file) => !file.includes('.'))
      const wanted = hashes && new Set(hashes)
      const found = present.map(hashNamed).filter((hash) => wanted?.has(hash) ?? true)
      return Promise.all(
        found.map(async (hash) => ({ hash, size: (await stat(place(name, hash)).catch(() => undefined))?.size ?? 0 })),
      )
    },
    async add(name, hash, file) {
      await mkdir(join(folder, name), { recursive: true })
      await rename(file, place(name, hash))
    },
    async copy(name, hash, target) {
      await mkdir(dirname(target), { recursive: true })
      await copyFile(place(name, hash), target).catch(() => {
        throw new ReleaseProblem('not yet', 'missing', `lacks the file with the hash ${hash}.`)
      })
    },
    async remove(name, hashes) {
      for (const hash of hashes) await rm(place(name, hash), { force: true })
      for (const file of await readdir(join(folder, name)).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name, file)).catch(() => ({ mtimeMs: now() }))
        if (mtimeMs < now() - INCOMING_PERIOD) await rm(join(folder, name, file), { force: true })
      }
    },
  }
}
