import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { descriptions, releaseLimits } from '@site/contracts/ReleaseFiles'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import * as v from 'valibot'
import type { Archive } from '../ReleaseStore.ts'
import { listedFiles, readReleaseJson } from '../readReleaseJson.ts'
import { hashSafely } from '../readSafely.ts'
import { createFolderAdmitted } from './folderAdmitted.ts'

const isId = (name: string) => /^[0-9a-f]{16}$/.test(name)

/** The releases in a folder, one subfolder each. */
export function createFolderArchive(releasesFolder: string): Archive {
  const admitted = createFolderAdmitted(join(releasesFolder, sharedFolder.admitted))
  return {
    async list() {
      // A folder that is a symbolic link belongs to other releases.
      const entries = await readdir(releasesFolder, { withFileTypes: true }).catch(() => [])
      const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      const found = folders.map(async ({ name }) => {
        const ids = (await readdir(join(releasesFolder, name)).catch(() => [])).filter(isId)
        return Promise.all(
          ids.map(async (id) => {
            const stated = await stat(join(releasesFolder, name, id, 'release.json')).catch(() => undefined)
            return stated ? [{ name, id, at: stated.mtimeMs }] : []
          }),
        )
      })
      return (await Promise.all(found)).flat(2)
    },
    async size({ name, id }) {
      const folder = join(releasesFolder, name, id)
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const sizes = files
        .filter((file) => file.isFile())
        .map(async (file) => (await stat(join(file.parentPath, file.name)).catch(() => ({ size: 0 }))).size)
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    },
    async damaged({ name, id }) {
      const folder = join(releasesFolder, name, id)
      const stated = v.safeParse(listedFiles, await readReleaseJson(folder).catch(() => undefined))
      if (!stated.success) return [descriptions.release]
      const damaged: string[] = []
      for (const [file, hash] of Object.entries(stated.output.files)) {
        const found = await hashSafely(join(folder, file), releaseLimits.file).catch(() => undefined)
        if (found?.hash !== hash) damaged.push(file)
      }
      return damaged
    },
    async remove({ name, id }) {
      const folder = join(releasesFolder, name, id)
      // Renamed first, so that it disappears from listings at once.
      const waste = `${folder}.${randomUUID()}.draft`
      await rename(folder, waste).catch(() => undefined)
      await rm(waste, { recursive: true, force: true })
      await admitted.forget({ name, id })
    },
  }
}
