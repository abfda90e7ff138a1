import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Admitted } from '../ReleaseStore.ts'

/** The releases that were live once: an empty file each, whose modification time says when they last were. */
export function createFolderAdmitted(folder: string) {
  return {
    async list(): Promise<Admitted[]> {
      const names = await readdir(folder).catch(() => [])
      const found = names.map(async (name) => {
        const ids = await readdir(join(folder, name)).catch(() => [])
        return Promise.all(
          ids.map(async (id) => {
            const entry = await stat(join(folder, name, id)).catch(() => undefined)
            return entry ? [{ name, id, at: entry.mtimeMs }] : []
          }),
        )
      })
      return (await Promise.all(found)).flat(2)
    },
    forget: ({ name, id }: { name: string; id: string }): Promise<void> => rm(join(folder, name, id), { force: true }),
    /** Records that these, by name, are live at a moment. @throws Error if the folder is not writable. */
    async record(live: Readonly<Record<string, string>>, at: number): Promise<void> {
      for (const [name, id] of Object.entries(live)) {
        const file = join(folder, name, id)
        await mkdir(join(folder, name), { recursive: true })
        await (await open(file, 'a')).close()
        await utimes(file, at / 1000, at / 1000)
      }
    },
  }
}

export type FolderAdmitted = ReturnType<typeof createFolderAdmitted>
