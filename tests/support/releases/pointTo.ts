import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Points a name to a release, as somebody does who writes its id into the file by hand. */
export function pointTo(releasesFolder: string, name: string, release: string): void {
  const file = join(releasesFolder, name, 'current.json')
  writeFileSync(`${file}.draft`, JSON.stringify({ release }))
  renameSync(`${file}.draft`, file)
}
