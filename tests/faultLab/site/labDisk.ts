import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyReleases } from '../../support/releases/copyReleases.ts'

const root = join(import.meta.dirname, '../../..')
/** The server's user if the lab runs as root: one to whom file permissions apply. */
const NOBODY = 65534
const isRoot = process.getuid?.() === 0

/** Options for a process to which file permissions apply. */
export const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export type LabDisk = ReturnType<typeof createLabDisk>

/** The files of one of the lab's servers: its own releases, which may be damaged, and its data. */
export function createLabDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'lab-'))
  const releasesFolder = join(folder, 'releases')
  const dataFolder = join(folder, 'data')

  copyReleases(process.env.RELEASES_DIR ?? join(root, 'releases'), releasesFolder)
  mkdirSync(dataFolder)
  if (isRoot) giveToNobody(folder)

  return {
    folder,
    releasesFolder,
    dataFolder,
    /** Makes everything writable or read-only. */
    setWritable(writable: boolean): void {
      for (const place of [releasesFolder, dataFolder]) {
        for (const entry of entriesOf(place)) {
          const mode = entry.isDirectory() ? 0o755 : 0o644
          chmodSync(join(entry.parentPath, entry.name), writable ? mode : mode & 0o555)
        }
        chmodSync(place, writable ? 0o755 : 0o555)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const entriesOf = (place: string) => readdirSync(place, { recursive: true, withFileTypes: true })

function giveToNobody(place: string): void {
  for (const entry of entriesOf(place)) chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY)
  chownSync(place, NOBODY, NOBODY)
}
